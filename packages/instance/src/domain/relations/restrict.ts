import type { AccountRow } from '../../auth.ts'
import { crashed, failure } from '../../http/HttpError.ts'
import type { Context } from '../Context.ts'
import { transact } from '../transact.ts'
import { endFollow } from './follow.ts'
import { hasRelation, setRelation, unsetRelation } from './relation.ts'

/** Blocks an account and ends the follows in both directions. Does nothing for oneself. */
export async function block(context: Context, account: AccountRow, target: AccountRow): Promise<void> {
  if (account.id === target.id) return
  await transact(context, async (within) => {
    await endFollow(within, account.id, target.id, 'unfollow')
    await endFollow(within, target.id, account.id, 'follow_reject')
    await unsetRelation(within, target.id, account.id, ['subscription'])
    await setRelation(within, { from: account.id, to: target.id, kind: 'block' })
  })
}

/** @throws HttpError 403 when there is no block */
export async function unblock(context: Context, account: AccountRow, target: AccountRow): Promise<void> {
  if (!(await unsetRelation(context, account.id, target.id, ['block']))) throw failure(403, 'not_blocking')
}

interface MuteOptions {
  /** Whether they may not notify either. */
  notifications: boolean
  /** Seconds; 0 for ever. */
  expiresIn: number
}

/** @throws HttpError 500 for oneself, as on Akkoma */
export async function mute(
  context: Context,
  account: AccountRow,
  target: AccountRow,
  { notifications, expiresIn }: MuteOptions,
): Promise<void> {
  if (account.id === target.id) throw crashed()
  const expiresAt = expiresIn > 0 ? context.clock.now() + expiresIn * 1000 : null
  const between = { from: account.id, to: target.id, expiresAt }
  await transact(context, async (within) => {
    await setRelation(within, { ...between, kind: 'mute' })
    if (notifications) await setRelation(within, { ...between, kind: 'notification_mute' })
    else await unsetRelation(within, account.id, target.id, ['notification_mute'])
  })
}

export async function unmute(context: Context, account: AccountRow, target: AccountRow): Promise<void> {
  await unsetRelation(context, account.id, target.id, ['mute', 'notification_mute'])
}

/** Subscribes to all posts of an account. @throws HttpError 403 if it blocks the account */
export async function subscribe(context: Context, account: AccountRow, target: AccountRow): Promise<void> {
  if (await hasRelation(context, target.id, account.id, 'block')) {
    throw failure(403, `Could not subscribe: ${target.acct} is blocking you`)
  }
  await setRelation(context, { from: account.id, to: target.id, kind: 'subscription' })
}

export async function unsubscribe(context: Context, account: AccountRow, target: AccountRow): Promise<void> {
  await unsetRelation(context, account.id, target.id, ['subscription'])
}

/** A private note about an account; an empty one removes it. */
export async function setNote({ db }: Context, account: AccountRow, target: AccountRow, comment: string): Promise<void> {
  const row = { account_id: account.id, target_id: target.id, comment }
  await db
    .insertInto('account_notes')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'target_id']).doUpdateSet({ comment }))
    .execute()
}

export async function blockDomain(context: Context, account: AccountRow, domain: string): Promise<void> {
  await context.db
    .insertInto('domain_blocks')
    .values({ account_id: account.id, domain })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function unblockDomain({ db }: Context, account: AccountRow, domain: string): Promise<void> {
  await db.deleteFrom('domain_blocks').where('account_id', '=', account.id).where('domain', '=', domain).execute()
}
