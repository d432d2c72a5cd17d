import { bookmark } from '#features/statuses/model/bookmark.ts'
import { bookmarkIcon } from '#ui/icons/bookmark.ts'
import { quoteIcon } from '#ui/icons/quote.ts'
import { readingActions } from './readingActions.ts'
import { countedActions } from './rowActions.ts'
import { canQuote } from '#features/statusActions/model/statusRules.ts'
import type { StatusAction } from './StatusAction.ts'

const table = [
  readingActions.open,
  ...countedActions,
  {
    id: 'quote',
    icon: quoteIcon,
    label: 'post.quote',
    group: 'marks',
    members: true,
    may: (status, { session }) => session.server.get().capabilities.quoting && canQuote(status),
    run: ({ id }, { replyTarget }) => replyTarget?.set(`quote:${id}`),
    keys: ['q'],
  },
  {
    id: 'bookmark',
    icon: bookmarkIcon,
    label: { on: 'post.bookmark', off: 'post.unbookmark' },
    group: 'marks',
    members: true,
    isOn: (status) => status.bookmarked,
    run: (status, { session }, desired) => bookmark(session, status.id, desired),
    keys: ['d'],
    isSpoken: true,
  },
  readingActions.subject,
  readingActions.media,
  readingActions.link,
  readingActions.author,
] as const satisfies readonly (StatusAction & { readonly keys: unknown })[]

type KeyedRow = (typeof table)[number]

/** The actions that a key starts. The catalogue must have `keys.<id>` for each. */
export type KeyedActionId = KeyedRow['id']

/**
 * The actions that are announced with a post. The catalogue must have `announce.done.<id>`, `keys.<id>.on` and `keys.<id>.off` for each.
 */
export type SpokenActionId = Extract<KeyedRow, { readonly isSpoken: true }>['id']

/** Actions of keys on a post, in the order of the key help. Their code loads soon after the first load; `statusActions` has all. */
export const keyedActions: readonly (StatusAction<KeyedActionId> & Pick<KeyedRow, 'keys'>)[] = table

/** Actions whose state is announced with a post. */
export const spokenActions: readonly StatusAction<SpokenActionId>[] = table.filter((row) => 'isSpoken' in row)
