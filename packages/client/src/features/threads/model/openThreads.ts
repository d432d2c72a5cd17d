import type { StatusId } from '@rookery/api/wire/model'
import { createSlot } from '#features/session/model/Slot.ts'
import { createCell } from '@rookery/store/Cell'

/** Events that other code reports to the conversations of a session. */
export interface OpenThreads {
  /** Puts new posts into the open conversations that they answer in. */
  arrive(ids: readonly StatusId[]): void
}

/**
 * The conversations of a session once one has been opened; null before. Code that only reports new posts uses this, so that the
 * conversations' code loads with the first one.
 */
export const openThreads = createSlot(() => createCell<OpenThreads | null>(null))
