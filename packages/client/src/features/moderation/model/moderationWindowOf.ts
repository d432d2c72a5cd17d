import { createSlot } from '#features/session/model/Slot.ts'
import { createCell } from '@rookery/store/Cell'

/** State of the moderation window (spec 1, section 4). */
export type ModerationWindowState = 'hidden' | 'open' | 'minimized'

export const moderationWindowOf = createSlot(() => createCell<ModerationWindowState>('hidden'))
