import type { NotificationId } from '@rookery/api/wire/model'
import { createSlot } from '#features/session/model/Slot.ts'

/** Groups of notifications that the reader opened, by their newest: they stay open when they leave the window and return. */
export const openGroupsOf = createSlot(() => new Set<NotificationId>())
