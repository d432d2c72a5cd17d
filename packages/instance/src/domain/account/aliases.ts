import type { AccountRow } from '../../auth.ts'
import { storedJson } from '../../db/storedJson.ts'
import { crashed, failure } from '../../http/HttpError.ts'
import type { Context } from '../Context.ts'
import { findAccount } from '../findAccount.ts'
import { notify } from '../notifications/notify.ts'
import { endFollow, follow } from '../relations/follow.ts'
import { transact } from '../transact.ts'
import { declined } from './security.ts'

const aliasesOf = (account: AccountRow): string[] => storedJson<string[]>(account.also_known_as_json)

/** The addresses of the other accounts of the same person that this server knows. */
export async function listAliases({ db }: Context, account: AccountRow): Promise<string[]> {
  const rows = await db.selectFrom('accounts').select('acct').where('ap_id', 'in', aliasesOf(account)).orderBy('acct').execute()
  return rows.map((row) => row.acct)
}

/** Says that another account is the same person's. @throws HttpError 404 */
export async function addAlias(context: Context, account: AccountRow, address: string): Promise<void> {
  const other = await findAccount(context, address)
  if (!other) throw failure(404, 'Target account does not exist.')
  await store(context, account, [...new Set([...aliasesOf(account), other.ap_id])])
}

/** @throws HttpError 404 if it is no alias, 500 for an unknown address */
export async function removeAlias(context: Context, account: AccountRow, address: string): Promise<void> {
  const other = await findAccount(context, address)
  if (!other) throw crashed()
  const aliases = aliasesOf(account)
  if (!aliases.includes(other.ap_id)) throw failure(404, 'Account has no such alias.')
  await store(
    context,
    account,
    aliases.filter((alias) => alias !== other.ap_id),
  )
}

async function store({ db }: Context, { id }: AccountRow, aliases: readonly string[]): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ also_known_as_json: JSON.stringify(aliases) })
    .where('id', '=', id)
    .execute()
}

/**
 * Moves the followers to another account of the same person: they are notified, and local followers follow it immediately.
 * @throws HttpError 404 for an unknown address, 200 when the other account does not name this one
 */
export async function moveAccount(context: Context, account: AccountRow, address: string): Promise<void> {
  const target = await findAccount(context, address)
  if (!target) throw failure(404, 'Target account not found.')
  if (!aliasesOf(target).includes(account.ap_id)) throw declined('Target account must have the origin in `alsoKnownAs`')
  await transact(context, async (inner) => {
    await inner.db.updateTable('accounts').set({ moved_to_id: target.id }).where('id', '=', account.id).execute()
    const followers = await inner.db
      .selectFrom('follows')
      .innerJoin('accounts', 'accounts.id', 'follows.account_id')
      .innerJoin('users', 'users.account_id', 'accounts.id')
      .selectAll('accounts')
      .where('target_id', '=', account.id)
      .where('state', '=', 'accepted')
      .where('allow_following_move', '=', 1)
      .execute()
    for (const follower of followers) {
      await notify(inner, { type: 'move', accountId: follower.id, fromAccountId: account.id, targetAccountId: target.id })
      if (follower.id === target.id) continue
      await follow(inner, follower, target, { reblogs: true, notify: undefined })
      await endFollow(inner, follower.id, account.id, 'unfollow')
    }
  })
}
