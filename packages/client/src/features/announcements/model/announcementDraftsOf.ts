import { createSlot } from '#features/session/model/Slot.ts'
import { createCell } from '@rookery/store/Cell'
import type { AnnouncementInput } from './AnnouncementInput.ts'

/** What was begun of an announcement and is not on the server yet, by its id; a new one has a name of its own. Going elsewhere loses nothing of it. */
export const announcementDraftsOf = createSlot(() => {
  const { get, set, subscribe } = createCell<ReadonlyMap<string, AnnouncementInput>>(new Map())
  return {
    get,
    subscribe,
    put: (key: string, input: AnnouncementInput) => set(new Map([...get(), [key, input]])),
    remove: (key: string) => set(new Map([...get()].filter(([other]) => other !== key))),
  }
})
