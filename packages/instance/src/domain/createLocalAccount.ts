import type { AccountRow } from '../auth.ts'
import type { Context } from './Context.ts'
import { hashPassword } from './passwords.ts'
import { transact } from './transact.ts'

export interface NewPerson {
  username: string
  password: string
  displayName?: string
  email?: string | null
  /** The role and other fields that differ from an ordinary member. */
  account?: Partial<Omit<AccountRow, 'id' | 'username' | 'acct' | 'domain' | 'ap_id'>>
  registrationReason?: string | null
  language?: string | null
}

/** Makes a person of this server. The caller has checked the name and the address; the database refuses doubles. */
export async function createLocalAccount(context: Context, person: NewPerson): Promise<AccountRow> {
  const { ids, origin, clock } = context
  const { username } = person
  const id = ids.next()
  const passwordHash = await hashPassword(person.password)
  return transact(context, async ({ db }) => {
    const row = await db
      .insertInto('accounts')
      .values({
        id,
        username,
        acct: username,
        domain: null,
        ap_id: `${origin}/users/${username}`,
        display_name: person.displayName ?? username,
        created_at: clock.now(),
        ...person.account,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await db
      .insertInto('users')
      .values({
        account_id: id,
        email: person.email ?? null,
        password_hash: passwordHash,
        registration_reason: person.registrationReason ?? null,
        language: person.language ?? null,
      })
      .execute()
    return row
  })
}
