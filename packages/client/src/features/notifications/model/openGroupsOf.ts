import type { NotificationId } from '@rookery/api/wire/model'
import { createSlot } from '#data/session/Slot.ts'

/** Groups of notifications that the reader opened, by their newest: they stay open when they leave the window and come back. */
export const openGroupsOf = createSlot(() => new Set<NotificationId>())
