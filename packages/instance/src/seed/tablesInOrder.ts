import type { Insertable } from 'kysely'
import { flag, type Database } from '../db/schema.ts'
import type { StatusRow } from '../views/loadStatuses.ts'

export type Rows = { [Table in keyof Database]?: Insertable<Database[Table]>[] }
export type StoredNotice = Insertable<Database['notifications']>

/** All rows, ordered so that each comes after the rows it refers to; the newest notifications are unread. */
export function tablesInOrder(
  rows: Rows,
  statuses: readonly StatusRow[],
  notices: readonly StoredNotice[],
  idOf: (acct: string) => string,
): readonly (readonly [keyof Database, readonly object[]])[] {
  const notified = notices.toSorted((a, b) => a.created_at - b.created_at)
  const unread = unreadOf(notified, idOf)
  const notifications = notified.map((notification, index) =>
    Object.assign(notification, { id: index + 1, seen: flag(!unread.has(notification)) }),
  )
  const ordered = [
    ['accounts', rows.accounts],
    ['users', rows.users],
    ['media', rows.media],
    ['statuses', statuses.toSorted((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1))],
  ] as const
  const first = new Set<string>(ordered.map(([table]) => table))
  const rest = Object.entries(rows).filter(([table]) => !first.has(table))
  return [
    ...ordered.map(([table, entries]) => [table, entries ?? []] as const),
    ...orderedRest.flatMap((table) => rest.filter(([name]) => name === table).map(([, entries]) => [table, entries] as const)),
    ['notifications', notifications] as const,
  ]
}

/** Tables that nothing above refers to, in the order in which they refer to each other. */
const orderedRest = [
  'custom_emojis',
  'peers',
  'tags',
  'status_mentions',
  'status_tags',
  'status_media',
  'status_emojis',
  'status_edits',
  'favourites',
  'bookmark_folders',
  'bookmarks',
  'thread_mutes',
  'reactions',
  'polls',
  'poll_options',
  'poll_votes',
  'follows',
  'account_relations',
  'account_notes',
  'followed_tags',
  'lists',
  'list_members',
  'conversations',
  'conversation_recipients',
  'reports',
  'report_notes',
  'announcements',
  'filters',
] as const satisfies readonly (keyof Database)[]

const unreadCounts = { bob: 7, mona: 3, ada: 2 } as const

/** The newest few of the demo accounts; all others were read long ago. */
function unreadOf(notified: readonly StoredNotice[], idOf: (acct: string) => string): Set<StoredNotice> {
  return new Set(
    Object.entries(unreadCounts).flatMap(([acct, count]) => {
      const id = idOf(acct)
      return notified.filter((notification) => notification.account_id === id && notification.type !== 'pleroma:report').slice(-count)
    }),
  )
}
