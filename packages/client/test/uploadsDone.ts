import { expect, vi } from 'vitest'
import { isUploading, type ComposerState } from '#features/posting/model/composerReducer.ts'
import type { Composers } from '#features/posting/model/Composers.ts'

/** Waits until no file of a new post is uploading any more; failed ones stay in the state. */
export async function uploadsDone(composers: Composers): Promise<ComposerState> {
  await vi.waitFor(() => expect(isUploading(composers.get('status'))).toBe(false))
  return composers.get('status')
}
