import { createSlot } from '#features/session/model/Slot.ts'
import { createCell } from '@rookery/store/Cell'
import type { DraftKey } from './DraftKey.ts'

/** Every draft that is on its way, or waits for whether it shall be, or for the server: none of those that can be resumed. */
export const sendingDraftsOf = createSlot(() => createCell<ReadonlySet<DraftKey>>(new Set()))
