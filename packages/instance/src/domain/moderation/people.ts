import type { AccountRow } from '../../auth.ts'
import { flag } from '../../db/schema.ts'
import { storedJson } from '../../db/storedJson.ts'
import { crashed } from '../../http/HttpError.ts'
import type { Context } from '../Context.ts'
import { findAccount } from '../findAccount.ts'
import { transact } from '../transact.ts'

export type StaffRole = 'admin' | 'moderator'

/** The accounts of these names, in order. @throws HttpError 500 for an unknown name, as on Akkoma */
export async function requirePeople(context: Context, nicknames: readonly string[]): Promise<AccountRow[]> {
  const people = await Promise.all(nicknames.map((nickname) => findAccount(context, nickname)))
  return people.map((person) => {
    if (!person) throw crashed()
    return person
  })
}

/** Changes columns of some people at once. @returns the rows as they are then, in the order of the people */
export async function changePeople(
  { db }: Context,
  people: readonly AccountRow[],
  change: Partial<Pick<AccountRow, 'is_active' | 'is_admin' | 'is_approved' | 'is_confirmed' | 'is_moderator' | 'is_suggested'>>,
): Promise<AccountRow[]> {
  const ids = people.map((person) => person.id)
  const rows = await db.updateTable('accounts').set(change).where('id', 'in', ids).returningAll().execute()
  return people.flatMap((person) => rows.find((row) => row.id === person.id) ?? [])
}

/** Activates or deactivates accounts. A deactivated one keeps its tokens, which are rejected; its open streams end. */
export async function setActive(context: Context, nicknames: readonly string[], isActive: boolean): Promise<AccountRow[]> {
  const rows = await changePeople(context, await requirePeople(context, nicknames), { is_active: flag(isActive) })
  if (!isActive) for (const row of rows) await closeStreams(context, row.id)
  return rows
}

/** Makes people members of the staff, or takes that away. */
export async function setRight(context: Context, nicknames: readonly string[], right: StaffRole, isGranted: boolean): Promise<void> {
  const change = right === 'admin' ? { is_admin: flag(isGranted) } : { is_moderator: flag(isGranted) }
  await changePeople(context, await requirePeople(context, nicknames), change)
}

/** Puts tags on people or takes them off, in lower case. Those that are policies take effect immediately (`policyTags`). */
export function setTags(context: Context, nicknames: readonly string[], tags: readonly string[], isOn: boolean): Promise<void> {
  const named = tags.map((tag) => tag.trim().toLowerCase())
  return transact(context, async (inner) => {
    for (const person of await requirePeople(inner, nicknames)) {
      const others = storedJson<string[]>(person.tags_json).filter((tag) => !named.includes(tag))
      const tags_json = JSON.stringify(isOn ? [...others, ...new Set(named)] : others)
      await inner.db.updateTable('accounts').set({ tags_json }).where('id', '=', person.id).execute()
    }
  })
}

/** Closes the open streams of an account. */
export async function closeStreams({ db, hub }: Context, accountId: string): Promise<void> {
  const tokens = await db.selectFrom('oauth_tokens').select('id').where('account_id', '=', accountId).execute()
  for (const { id } of tokens) hub.closeToken(id)
}
