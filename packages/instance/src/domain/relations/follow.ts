import type { AccountRow } from '../../auth.ts'
import { crashed, failure, recordNotFound } from '../../http/HttpError.ts'
import type { Context } from '../Context.ts'
import { checkMayBeFollowed } from '../moderation/policyTags.ts'
import { notify, unnotify } from '../notifications/notify.ts'
import { transact } from '../transact.ts'
import { hasRelation, setRelation, unsetRelation } from './relation.ts'

export interface FollowOptions {
  /** Whether their repeats are shown; leaving it out of a call shows them again, as on Akkoma. */
  reblogs: boolean
  /** Whether each of their posts notifies; undefined leaves it as it is, which only a follow by address does on Akkoma. */
  notify: boolean | undefined
}

/**
 * Follows an account, or requests that if it is locked. Repeating it changes the options only.
 * @throws HttpError 400 for the user's own account, 403 if the other account blocks it
 */
export async function follow(context: Context, follower: AccountRow, target: AccountRow, options: FollowOptions): Promise<void> {
  if (follower.id === target.id) throw failure(400, 'Can not follow yourself')
  if (!target.is_active) throw failure(403, `Could not follow user: ${target.acct} is deactivated.`)
  if (await hasRelation(context, target.id, follower.id, 'block')) throw failure(403, 'rejected')
  checkMayBeFollowed(follower, target)
  await transact(context, async (within) => {
    const between = { from: follower.id, to: target.id }
    if (options.reblogs) await unsetRelation(within, follower.id, target.id, ['reblog_mute'])
    else await setRelation(within, { ...between, kind: 'reblog_mute' })
    if (options.notify === true) await setRelation(within, { ...between, kind: 'subscription' })
    if (options.notify === false) await unsetRelation(within, follower.id, target.id, ['subscription'])
    if (await followState(within, follower.id, target.id)) return
    const isOpen =
      target.is_locked === 0 || (target.permit_followback === 1 && (await followState(within, target.id, follower.id)) === 'accepted')
    await within.db
      .insertInto('follows')
      .values({ account_id: follower.id, target_id: target.id, state: 'pending', created_at: within.clock.now() })
      .execute()
    notifyWith(within, 'follow_pending', follower.id, target.id)
    if (isOpen) await accept(within, follower.id, target.id)
    await notify(within, { type: isOpen ? 'follow' : 'follow_request', accountId: target.id, fromAccountId: follower.id })
  })
}

/** @throws HttpError 400 for oneself, and when there is neither follow nor request */
export async function unfollow(context: Context, follower: AccountRow, target: AccountRow): Promise<void> {
  if (follower.id === target.id) throw failure(400, 'Can not unfollow yourself')
  const ended = await transact(context, (within) => endFollow(within, follower.id, target.id, 'unfollow'))
  if (!ended) throw failure(400, 'Not subscribed!')
}

/** @throws HttpError 400 for oneself, 404 for an account that does not follow */
export async function removeFollower(context: Context, account: AccountRow, follower: AccountRow): Promise<void> {
  if (follower.id === account.id) throw failure(400, 'Can not unfollow yourself')
  if ((await followState(context, follower.id, account.id)) !== 'accepted') throw recordNotFound()
  await transact(context, (within) => endFollow(within, follower.id, account.id, 'follow_reject'))
}

/** Accepts a follow request. @throws HttpError 500 without a request, as on Akkoma */
export async function acceptRequest(context: Context, account: AccountRow, follower: AccountRow): Promise<void> {
  if ((await followState(context, follower.id, account.id)) !== 'pending') throw crashed()
  await transact(context, async (within) => {
    await accept(within, follower.id, account.id)
    // The request becomes the news of the follow, under its old id.
    await within.db
      .updateTable('notifications')
      .set({ type: 'follow' })
      .where('account_id', '=', account.id)
      .where('from_account_id', '=', follower.id)
      .where('type', '=', 'follow_request')
      .execute()
  })
}

/** @throws HttpError 500 without a request */
export async function rejectRequest(context: Context, account: AccountRow, follower: AccountRow): Promise<void> {
  if ((await followState(context, follower.id, account.id)) !== 'pending') throw crashed()
  await transact(context, (within) => endFollow(within, follower.id, account.id, 'follow_reject'))
}

/** Ends follow or request one way; false when there was none. */
export async function endFollow(
  context: Context,
  followerId: string,
  targetId: string,
  state: 'unfollow' | 'follow_reject',
): Promise<boolean> {
  const was = await followState(context, followerId, targetId)
  if (!was) return false
  await context.db.deleteFrom('follows').where('account_id', '=', followerId).where('target_id', '=', targetId).execute()
  await unsetRelation(context, followerId, targetId, ['subscription'])
  await unnotify(context, { type: 'follow_request', accountId: targetId, fromAccountId: followerId, statusId: undefined, emoji: undefined })
  if (was === 'accepted') await count(context, followerId, targetId, -1)
  notifyWith(context, state, followerId, targetId)
  return true
}

export async function followState({ db }: Context, followerId: string, targetId: string): Promise<'pending' | 'accepted' | null> {
  const row = await db
    .selectFrom('follows')
    .select('state')
    .where('account_id', '=', followerId)
    .where('target_id', '=', targetId)
    .executeTakeFirst()
  return row?.state ?? null
}

async function accept(context: Context, followerId: string, targetId: string): Promise<void> {
  await context.db
    .updateTable('follows')
    .set({ state: 'accepted' })
    .where('account_id', '=', followerId)
    .where('target_id', '=', targetId)
    .execute()
  await count(context, followerId, targetId, 1)
  notifyWith(context, 'follow_accept', followerId, targetId)
}

async function count({ db }: Context, followerId: string, targetId: string, by: 1 | -1): Promise<void> {
  await db
    .updateTable('accounts')
    .set((row) => ({ following_count: row('following_count', '+', by) }))
    .where('id', '=', followerId)
    .execute()
  await db
    .updateTable('accounts')
    .set((row) => ({ followers_count: row('followers_count', '+', by) }))
    .where('id', '=', targetId)
    .execute()
}

function notifyWith(
  context: Context,
  state: 'follow_pending' | 'follow_accept' | 'follow_reject' | 'unfollow',
  followerId: string,
  followingId: string,
) {
  context.notify({ kind: 'relationshipChanged', state, followerId, followingId })
}
