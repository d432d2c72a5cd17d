import type { AccountId, ListId } from '@rookery/api/wire/model'
import type { RepliesPolicy } from '@rookery/api/wire/userList'
import * as v from 'valibot'
import { createStoredSlot } from '#features/session/model/Slot.ts'

/** Unsaved changes of a list. */
export interface ListDraft {
  readonly title?: string
  readonly exclusive?: boolean
  readonly repliesPolicy?: RepliesPolicy
  /** Accounts that were ticked (true) or unticked (false). */
  readonly picks: ReadonlyMap<AccountId, boolean>
}

/** Drafts by list; the draft of a new list has a fixed key. */
export interface ListDrafts {
  get(list: ListId | 'new'): ListDraft | undefined
  save(list: ListId | 'new', draft: ListDraft): Promise<unknown>
  remove(list: ListId | 'new'): Promise<void>
}

/** Prefix of the storage keys. */
export const listDraftPrefix = 'list:'

/** Ids of the server, unchanged since they were stored. */
const accountId = v.custom<AccountId>((raw) => typeof raw === 'string')

const schema = v.object({
  title: v.exactOptional(v.string()),
  exclusive: v.exactOptional(v.boolean()),
  repliesPolicy: v.exactOptional(v.picklist(['followed', 'list', 'none'])),
  picks: v.array(v.tuple([accountId, v.boolean()])),
})

/** Unsaved changes of lists. They are stored on the device until the server has them, so neither navigation nor a reload loses them. */
export const listDraftsOf = createStoredSlot<ListDrafts>('listDrafts', async (storage) => {
  const stored = await storage.entries(listDraftPrefix)
  return () => {
    const drafts = new Map<string, ListDraft>()
    for (const [key, raw] of stored) {
      const { success, output } = v.safeParse(schema, raw)
      if (success) drafts.set(key.slice(listDraftPrefix.length), { ...output, picks: new Map(output.picks) })
    }
    return {
      get: (list) => drafts.get(list),
      save(list, draft) {
        drafts.set(list, draft)
        return storage.set(listDraftPrefix + list, { ...draft, picks: [...draft.picks] })
      },
      async remove(list) {
        if (drafts.delete(list)) await storage.remove(listDraftPrefix + list)
      },
    }
  }
})
