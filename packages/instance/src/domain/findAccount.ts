import type { AccountRow } from '../auth.ts'
import type { Context } from './Context.ts'
import { isFlake } from './ids.ts'

/** An account by its id, or by its name (`ada`, `rita@remote.example`, `ada@` this host), any case. */
export async function findAccount(context: Context, idOrName: string): Promise<AccountRow | null> {
  const { db, host } = context
  const name = idOrName.replace(/^@/, '')
  const own = name.toLowerCase().endsWith(`@${host.toLowerCase()}`) ? name.slice(0, name.lastIndexOf('@')) : name
  const byId = isFlake(idOrName) ? await db.selectFrom('accounts').selectAll().where('id', '=', idOrName).executeTakeFirst() : undefined
  return byId ?? (await db.selectFrom('accounts').selectAll().where('acct', '=', own).executeTakeFirst()) ?? null
}

/** The same, for people of this server who are active. */
export async function findLocalAccount(context: Context, idOrName: string): Promise<AccountRow | null> {
  const account = idOrName === '' ? null : await findAccount(context, idOrName)
  return account && account.domain === null && account.is_active ? account : null
}
