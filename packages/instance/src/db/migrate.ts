import { accounts } from './migrations/accounts.ts'
import { bookmarkFolders } from './migrations/bookmarkFolders.ts'
import { conversations } from './migrations/conversations.ts'
import { countedInvites } from './migrations/countedInvites.ts'
import { filterGroups } from './migrations/filterGroups.ts'
import { inactivePeople } from './migrations/inactivePeople.ts'
import { mails } from './migrations/mails.ts'
import { media } from './migrations/media.ts'
import { moderation } from './migrations/moderation.ts'
import { notificationRequests } from './migrations/notificationRequests.ts'
import { notifications } from './migrations/notifications.ts'
import { oauth } from './migrations/oauth.ts'
import { polls } from './migrations/polls.ts'
import { reactions } from './migrations/reactions.ts'
import { settings } from './migrations/settings.ts'
import { social } from './migrations/social.ts'
import { statuses } from './migrations/statuses.ts'
import { tags } from './migrations/tags.ts'
import type { SqliteConnection } from './SqliteConnection.ts'

/**
 * In order of application. A released step is never edited: add a new one at the end. The database stores each step's name, so that a start
 * applies only new ones.
 */
const steps = {
  accounts,
  oauth,
  media,
  statuses,
  reactions,
  polls,
  notifications,
  social,
  tags,
  conversations,
  moderation,
  settings,
  inactivePeople,
  countedInvites,
  mails,
  filterGroups,
  notificationRequests,
  bookmarkFolders,
} as const satisfies Record<string, string>

/**
 * Brings a database of any earlier version up to this one.
 * Each step is one transaction: a failing one leaves the database as the step before it left it, once the connection is closed.
 * @throws when a step fails, and when a later version made the database
 */
export function migrate(database: SqliteConnection): void {
  database.exec('create table if not exists migrations (name text primary key) without rowid')
  const names = new Set(database.prepare('select name from migrations').all([]).map(nameOf))
  for (const name of names) {
    if (!Object.hasOwn(steps, name))
      throw new Error(`A later version made this database: it has "${name}". Start that version, or move the data folder away.`)
  }
  for (const [name, script] of Object.entries(steps)) {
    if (names.has(name)) continue
    // One call for all statements is faster than preparing each of them.
    database.exec(`begin; ${script}; insert into migrations (name) values ('${name}'); commit`)
  }
}

function nameOf(row: unknown): string {
  return String((row as { readonly name: unknown }).name) // the only column
}
