import { createSlot } from '#features/session/model/Slot.ts'
import { createCell } from '@rookery/store/Cell'
import type { AnnouncementInput } from './AnnouncementInput.ts'

/** Unsaved announcements by id; a new one has a fixed name. Navigation does not lose them. */
export const announcementDraftsOf = createSlot(() => {
  const { get, set, subscribe } = createCell<ReadonlyMap<string, AnnouncementInput>>(new Map())
  return {
    get,
    subscribe,
    put: (key: string, input: AnnouncementInput) => set(new Map([...get(), [key, input]])),
    remove: (key: string) => set(new Map([...get()].filter(([other]) => other !== key))),
  }
})
