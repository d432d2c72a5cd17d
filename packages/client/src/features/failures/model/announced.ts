import type { Message } from '#features/notices/model/Message.ts'
import { createSlot } from '#features/session/model/Slot.ts'
import { createCell } from '@rookery/store/Cell'

/** The last action, for screen readers. Texts that appear on the page are announced on their own. */
export const announcedOf = createSlot(() => createCell<Message | null>(null))
