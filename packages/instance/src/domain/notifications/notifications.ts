import type { Selectable, SelectQueryBuilder } from 'kysely'
import type { AccountRow } from '../../auth.ts'
import { cutPage } from '../../db/cutPage.ts'
import type { Database, NotificationRowType, NotificationTable, VisibilityValue } from '../../db/schema.ts'
import type { Paging } from '../../http/paging.ts'
import type { Context } from '../Context.ts'
import { transact } from '../transact.ts'

export type NotificationRow = Selectable<NotificationTable>
type NotificationQuery = SelectQueryBuilder<Database, 'notifications', NotificationRow>

export interface NotificationFilter {
  /** Only these types, if any. Reports are included only on request. */
  include: readonly NotificationRowType[]
  exclude: readonly NotificationRowType[]
  excludeVisibilities: readonly VisibilityValue[]
  fromAccountId: string | undefined
  withMuted: boolean
}

/** Notifications of an account, newest first, without senders that were blocked or muted since. */
export async function listNotifications(
  context: Context,
  account: AccountRow,
  filter: NotificationFilter,
  paging: Paging,
): Promise<NotificationRow[]> {
  let query = await withoutHidden(context, account, filter)
  if (filter.include.length > 0) query = query.where('type', 'in', filter.include)
  else query = query.where('type', '!=', 'pleroma:report')
  if (filter.exclude.length > 0) query = query.where('type', 'not in', filter.exclude)
  if (filter.fromAccountId !== undefined) query = query.where('from_account_id', '=', filter.fromAccountId)
  if (filter.excludeVisibilities.length > 0) {
    query = query.where((where) =>
      where.or([
        where('status_id', 'is', null),
        where.exists(
          where
            .selectFrom('statuses')
            .select('statuses.id')
            .whereRef('statuses.id', '=', 'notifications.status_id')
            .where('statuses.visibility', 'not in', filter.excludeVisibilities),
        ),
      ]),
    )
  }
  return cutPage(query, 'notifications.id', paging)
}

async function withoutHidden({ clock, db }: Context, account: AccountRow, { withMuted }: NotificationFilter): Promise<NotificationQuery> {
  const now = clock.now()
  const relations = await db
    .selectFrom('account_relations')
    .select(['target_id', 'expires_at'])
    .where('account_id', '=', account.id)
    .where('kind', 'in', withMuted ? ['block'] : ['block', 'notification_mute'])
    .execute()
  const people = relations.filter((row) => row.expires_at === null || row.expires_at > now).map((row) => row.target_id)
  const domains = await db.selectFrom('domain_blocks').select('domain').where('account_id', '=', account.id).execute()
  const threads = withMuted
    ? []
    : await db.selectFrom('thread_mutes').select(['context', 'expires_at']).where('account_id', '=', account.id).execute()
  const contexts = threads.filter((row) => row.expires_at === null || row.expires_at > now).map((row) => row.context)
  let query: NotificationQuery = db
    .selectFrom('notifications')
    .selectAll('notifications')
    .where('notifications.account_id', '=', account.id)
    .where('filtered', '=', 0)
    .where('from_account_id', 'not in', db.selectFrom('accounts').select('id').where('is_active', '=', 0))
  if (people.length > 0) query = query.where('from_account_id', 'not in', people)
  if (domains.length > 0) {
    const follows = db.selectFrom('follows').select('target_id').where('account_id', '=', account.id).where('state', '=', 'accepted')
    query = query.where(
      'from_account_id',
      'not in',
      db
        .selectFrom('accounts')
        .select('id')
        .where(
          'domain',
          'in',
          domains.map((row) => row.domain),
        )
        .where('id', 'not in', follows),
    )
  }
  if (contexts.length > 0) {
    query = query.where((where) =>
      where.or([
        where('status_id', 'is', null),
        where('status_id', 'not in', where.selectFrom('statuses').select('statuses.id').where('context', 'in', contexts)),
      ]),
    )
  }
  return query
}

/** A notification of the account, or null. */
export async function findNotification({ db }: Context, account: AccountRow, id: number): Promise<NotificationRow | null> {
  const row = await db.selectFrom('notifications').selectAll().where('id', '=', id).where('account_id', '=', account.id).executeTakeFirst()
  return row ?? null
}

/** Akkoma marks, and answers, at most this many at once. */
const readAtOnce = 80

/** Marks as read; returns those that were unread. */
export function markRead(context: Context, account: AccountRow, which: { id: number } | { maxId: number }): Promise<NotificationRow[]> {
  return transact(context, async (inner) => {
    const { clock, db } = inner
    let query = db.selectFrom('notifications').select('id').where('account_id', '=', account.id)
    query = 'id' in which ? query.where('id', '=', which.id) : query.where('seen', '=', 0).where('id', '<=', which.maxId)
    const ids = (await query.orderBy('id', 'desc').limit(readAtOnce).execute()).map((row) => row.id)
    const rows = await db.updateTable('notifications').set({ seen: 1 }).where('id', 'in', ids).returningAll().execute()
    const [newest] = ids
    if (newest !== undefined) {
      const marker = { last_read_id: String(newest), updated_at: clock.now() }
      await db
        .insertInto('markers')
        .values({ account_id: account.id, timeline: 'notifications', version: 0, ...marker })
        .onConflict((conflict) => conflict.columns(['account_id', 'timeline']).doUpdateSet(marker))
        .execute()
    }
    return rows.toSorted((a, b) => a.id - b.id)
  })
}
