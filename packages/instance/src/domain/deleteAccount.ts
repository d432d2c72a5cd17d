import { sql } from 'kysely'
import type { AccountRow } from '../auth.ts'
import type { Context } from './Context.ts'
import { closeStreams } from './moderation/people.ts'
import { endFollow } from './relations/follow.ts'
import { deleteStatus } from './statuses/deleteStatus.ts'
import { transact } from './transact.ts'

/**
 * Deletes all posts, actions and profile data of an account, and locks it for good. The row stays, so that its name is not reused, and with
 * its reports.
 */
export function deleteAccount(context: Context, account: AccountRow): Promise<void> {
  return transact(context, async (inner) => {
    const { db } = inner
    for (const status of await db.selectFrom('statuses').selectAll().where('account_id', '=', account.id).execute()) {
      // A repeat of one's own post went with it.
      const known = await db.selectFrom('statuses').select('id').where('id', '=', status.id).executeTakeFirst()
      if (known) await deleteStatus(inner, status)
    }
    await endFollows(inner, account)
    await closeStreams(inner, account.id)
    await endMarks(inner, account)
    await db.updateTable('accounts').set(nothingLeft).where('id', '=', account.id).execute()
    // Signing in is impossible, and the e-mail address is free.
    await db.deleteFrom('users').where('account_id', '=', account.id).execute()
  })
}

const nothingLeft = {
  display_name: '',
  note_source: '',
  note_html: '',
  fields_source_json: '[]',
  fields_json: '[]',
  avatar: null,
  avatar_description: '',
  header: null,
  header_description: '',
  background: null,
  is_locked: 0,
  is_discoverable: 0,
  is_admin: 0,
  is_moderator: 0,
  is_active: 0,
  is_suggested: 0,
  also_known_as_json: '[]',
  moved_to_id: null,
  tags_json: '[]',
  emojis_json: '{}',
  last_status_at: null,
} as const

async function endFollows(context: Context, { id }: AccountRow): Promise<void> {
  const follows = await context.db
    .selectFrom('follows')
    .selectAll()
    .where((where) => where.or([where('account_id', '=', id), where('target_id', '=', id)]))
    .execute()
  for (const row of follows) await endFollow(context, row.account_id, row.target_id, row.account_id === id ? 'unfollow' : 'follow_reject')
}

/** Everything that hangs on the person in other tables, with the counts that it was part of. */
async function endMarks({ db }: Context, { id }: AccountRow): Promise<void> {
  const favourites = db.selectFrom('favourites').select('status_id').where('account_id', '=', id)
  await db
    .updateTable('statuses')
    .set({ favourites_count: sql`max(0, favourites_count - 1)` })
    .where('id', 'in', favourites)
    .execute()
  const own = [
    'favourites',
    'bookmarks',
    'bookmark_folders',
    'reactions',
    'account_relations',
    'account_notes',
    'domain_blocks',
    'followed_tags',
    'lists',
    'list_members',
    'conversations',
    'notifications',
    'markers',
    'notification_policies',
    'notification_permissions',
    'filters',
    'filter_groups',
    'scheduled_statuses',
    'oauth_authorizations',
    'oauth_tokens',
    'push_subscriptions',
    'frontend_settings',
    'backups',
  ] as const
  for (const table of own) await db.deleteFrom(table).where('account_id', '=', id).execute()
  for (const table of ['account_relations', 'account_notes'] as const) await db.deleteFrom(table).where('target_id', '=', id).execute()
  await db.deleteFrom('notifications').where('from_account_id', '=', id).execute()
}
