import type { StatusId } from '@rookery/api/wire/model'
import { createSlot } from '#features/session/model/Slot.ts'
import { createCell } from '@rookery/store/Cell'

/** What others tell the conversations of a session. */
export interface OpenThreads {
  /** Puts new posts into the open conversations that they answer in. */
  arrive(ids: readonly StatusId[]): void
}

/**
 * The conversations of a session once one has been opened; null before. Whoever only tells them of new posts reads this, so
 * that their code comes with the first conversation and not with every page.
 */
export const openThreads = createSlot(() => createCell<OpenThreads | null>(null))
