import type { Message } from '#features/notices/model/Message.ts'
import { createSlot } from '#features/session/model/Slot.ts'
import { createCell } from '@rookery/store/Cell'

/** What was done last, for those who hear the page instead of seeing it. What is written on the page is said by itself. */
export const announcedOf = createSlot(() => createCell<Message | null>(null))
