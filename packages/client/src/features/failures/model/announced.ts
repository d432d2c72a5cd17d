import type { Message } from '#data/notices/Message.ts'
import { createSlot } from '#data/session/Slot.ts'
import { createCell } from '@rookery/store/Cell'

/** What was done last, for those who hear the page instead of seeing it. What is written on the page is said by itself. */
export const announcedOf = createSlot(() => createCell<Message | null>(null))
