import { flag, type NotificationRowType } from '../../db/schema.ts'
import type { Context } from '../Context.ts'
import { policyFor } from './notificationPolicy.ts'

export interface NewNotification {
  type: NotificationRowType
  /** The recipient. Remote accounts and the sender are skipped. */
  accountId: string
  fromAccountId: string
  statusId?: string | undefined
  targetAccountId?: string | undefined
  emoji?: string | undefined
  emojiUrl?: string | null | undefined
  reportId?: string | undefined
}

/**
 * Notifies an account, unless it blocks the sender. Notifications from muted accounts or conversations are stored as seen and not streamed.
 */
export async function notify(context: Context, notification: NewNotification): Promise<void> {
  const { db, clock } = context
  const { accountId, fromAccountId } = notification
  // The end of one's own poll is the only notification about oneself.
  if (accountId === fromAccountId && notification.type !== 'poll') return
  const recipient = await db.selectFrom('users').select('block_from_strangers').where('account_id', '=', accountId).executeTakeFirst()
  if (!recipient) return
  const relations = await db
    .selectFrom('account_relations')
    .select(['kind', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('target_id', '=', fromAccountId)
    .execute()
  const kinds = new Set(relations.filter((row) => row.expires_at === null || row.expires_at > clock.now()).map((row) => row.kind))
  if (kinds.has('block') || (await isUnwantedStranger(context, notification, Boolean(recipient.block_from_strangers)))) return
  const choice = await policyFor(context, notification)
  if (choice === 'drop') return
  const seen = kinds.has('mute') || (await isThreadMuted(context, notification))
  const row = await db
    .insertInto('notifications')
    .values({
      account_id: accountId,
      from_account_id: fromAccountId,
      type: notification.type,
      status_id: notification.statusId ?? null,
      target_account_id: notification.targetAccountId ?? null,
      emoji: notification.emoji ?? null,
      emoji_url: notification.emojiUrl ?? null,
      report_id: notification.reportId ?? null,
      seen: flag(seen),
      filtered: flag(choice === 'filter'),
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (!seen && choice === 'accept') context.notify({ kind: 'notified', notificationId: row.id })
}

async function isUnwantedStranger(
  { db }: Context,
  { accountId, fromAccountId }: NewNotification,
  blocksStrangers: boolean,
): Promise<boolean> {
  const blocked = await db
    .selectFrom('domain_blocks')
    .innerJoin('accounts', 'accounts.domain', 'domain_blocks.domain')
    .select('accounts.id')
    .where('domain_blocks.account_id', '=', accountId)
    .where('accounts.id', '=', fromAccountId)
    .executeTakeFirst()
  if (!blocksStrangers && !blocked) return false
  const follow = await db
    .selectFrom('follows')
    .select('id')
    .where('account_id', '=', accountId)
    .where('target_id', '=', fromAccountId)
    .where('state', '=', 'accepted')
    .executeTakeFirst()
  return follow === undefined
}

async function isThreadMuted({ db, clock }: Context, { accountId, statusId }: NewNotification): Promise<boolean> {
  if (statusId === undefined) return false
  const mute = await db
    .selectFrom('thread_mutes')
    .innerJoin('statuses', 'statuses.context', 'thread_mutes.context')
    .select('thread_mutes.expires_at')
    .where('thread_mutes.account_id', '=', accountId)
    .where('statuses.id', '=', statusId)
    .executeTakeFirst()
  return mute !== undefined && (mute.expires_at === null || mute.expires_at > clock.now())
}

/** Deletes the notification of an action that was undone. */
export async function unnotify(
  { db }: Context,
  notification: Pick<NewNotification, 'type' | 'accountId' | 'fromAccountId' | 'statusId' | 'emoji'>,
): Promise<void> {
  let query = db
    .deleteFrom('notifications')
    .where('account_id', '=', notification.accountId)
    .where('from_account_id', '=', notification.fromAccountId)
    .where('type', '=', notification.type)
  if (notification.statusId !== undefined) query = query.where('status_id', '=', notification.statusId)
  if (notification.emoji !== undefined) query = query.where('emoji', '=', notification.emoji)
  await query.execute()
}
