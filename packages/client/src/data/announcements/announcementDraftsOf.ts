import { createSlot } from '#data/session/Slot.ts'
import type { AnnouncementInput } from './AnnouncementInput.ts'

/** What was begun of an announcement and is not on the server yet, by its id; a new one has a name of its own. Going elsewhere loses nothing of it. */
export const announcementDraftsOf = createSlot(() => new Map<string, AnnouncementInput>())
