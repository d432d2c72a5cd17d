import * as v from 'valibot'
import { createStoredSlot } from '#features/session/model/Slot.ts'
import { createCell, type Cell } from '@rookery/store/Cell'
import { differingParts, type ProfileDraft } from './ProfileText.ts'

export interface ProfileDraftStore extends Cell<ProfileDraft | null> {
  /** Stores the draft on the device, or removes it if it changes nothing. Resolves when that is done. */
  save(draft: ProfileDraft): Promise<void>
  end(): Promise<void>
}

/** Its name on the device. */
export const profileDraftKey = 'profileDraft'

const text = v.object({
  displayName: v.string(),
  note: v.string(),
  fields: v.array(v.object({ id: v.string(), name: v.string(), value: v.string() })),
  birthday: v.string(),
  showBirthday: v.boolean(),
})

const schema = v.object({ base: text, input: text })

/** Unsaved profile text. A reload or an error of the server loses nothing of it. */
export const profileDraftOf = createStoredSlot<ProfileDraftStore>('profileDraft', async (storage) => {
  const { success, output } = v.safeParse(schema, await storage.get(profileDraftKey))
  return () => {
    const cell = createCell<ProfileDraft | null>(success ? output : null)
    const end = async () => {
      cell.set(null)
      await storage.remove(profileDraftKey)
    }
    return {
      get: cell.get,
      subscribe: cell.subscribe,
      async save(draft) {
        if (differingParts(draft.base, draft.input).length === 0) return end()
        cell.set(draft)
        await storage.set(profileDraftKey, draft)
      },
      end,
    }
  }
})
