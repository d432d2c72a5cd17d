import { flag, type NotificationKind } from '../../db/schema.ts'
import type { Context } from '../Context.ts'

export interface Notice {
  type: NotificationKind
  /** Who is told. Remote people and oneself are not. */
  accountId: string
  fromAccountId: string
  statusId?: string | undefined
  targetAccountId?: string | undefined
  emoji?: string | undefined
  emojiUrl?: string | null | undefined
  reportId?: string | undefined
}

/**
 * Tells somebody of something, unless they do not want to hear of the one who did it.
 * What comes from muted people or conversations is kept as already seen and not streamed.
 */
export async function notify(context: Context, notice: Notice): Promise<void> {
  const { db, clock } = context
  const { accountId, fromAccountId } = notice
  // The end of one's own poll is the one thing that one is told of oneself.
  if (accountId === fromAccountId && notice.type !== 'poll') return
  const recipient = await db.selectFrom('users').select('block_from_strangers').where('account_id', '=', accountId).executeTakeFirst()
  if (!recipient) return
  const relations = await db
    .selectFrom('account_relations')
    .select(['kind', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('target_id', '=', fromAccountId)
    .execute()
  const kinds = new Set(relations.filter((row) => row.expires_at === null || row.expires_at > clock.now()).map((row) => row.kind))
  if (kinds.has('block') || (await isUnwantedStranger(context, notice, Boolean(recipient.block_from_strangers)))) return
  const seen = kinds.has('mute') || (await isThreadMuted(context, notice))
  const row = await db
    .insertInto('notifications')
    .values({
      account_id: accountId,
      from_account_id: fromAccountId,
      type: notice.type,
      status_id: notice.statusId ?? null,
      target_account_id: notice.targetAccountId ?? null,
      emoji: notice.emoji ?? null,
      emoji_url: notice.emojiUrl ?? null,
      report_id: notice.reportId ?? null,
      seen: flag(seen),
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (!seen) context.tell({ kind: 'notified', notificationId: row.id })
}

async function isUnwantedStranger({ db }: Context, { accountId, fromAccountId }: Notice, blocksStrangers: boolean): Promise<boolean> {
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

async function isThreadMuted({ db, clock }: Context, { accountId, statusId }: Notice): Promise<boolean> {
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

/** Takes back what an undone action told of. */
export async function unnotify(
  { db }: Context,
  notice: Pick<Notice, 'type' | 'accountId' | 'fromAccountId' | 'statusId' | 'emoji'>,
): Promise<void> {
  let query = db
    .deleteFrom('notifications')
    .where('account_id', '=', notice.accountId)
    .where('from_account_id', '=', notice.fromAccountId)
    .where('type', '=', notice.type)
  if (notice.statusId !== undefined) query = query.where('status_id', '=', notice.statusId)
  if (notice.emoji !== undefined) query = query.where('emoji', '=', notice.emoji)
  await query.execute()
}
