import type { AccountId, ListId } from '@rookery/api/wire/model'
import type { RepliesPolicy } from '@rookery/api/wire/userList'
import { createSlot } from '#data/session/Slot.ts'

/** What somebody has changed of a list and not saved yet. */
export interface ListDraft {
  readonly title?: string
  readonly exclusive?: boolean
  readonly repliesPolicy?: RepliesPolicy
  /** Who was ticked or unticked. */
  readonly picks: ReadonlyMap<AccountId, boolean>
}

/** By list; what is written for a new one has a name of its own. Going elsewhere and coming back loses nothing of it. */
export const listDraftsOf = createSlot(() => new Map<ListId | 'new', ListDraft>())
