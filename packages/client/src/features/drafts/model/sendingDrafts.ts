import { createSlot } from '#features/session/model/Slot.ts'
import { createCell } from '@rookery/store/Cell'
import type { DraftKey } from './DraftKey.ts'

/** All drafts that are being sent, delayed for undo, or queued: they cannot be resumed. */
export const sendingDraftsOf = createSlot(() => createCell<ReadonlySet<DraftKey>>(new Set()))
