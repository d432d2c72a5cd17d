import { hashPassword, checkPassword, LONGEST_PASSWORD } from '../passwords.ts'
import type { AccountRow } from '../../auth.ts'
import { failure } from '../../http/HttpError.ts'
import type { Context } from '../Context.ts'
import { closeStreams } from '../moderation/people.ts'
import { transact } from '../transact.ts'

/** Akkoma responds to invalid changes with status 200. */
export const declined = (text: string) => failure(200, text)

/** @throws HttpError 200 `Invalid password.` */
export async function requireOwnPassword({ db }: Context, account: AccountRow, password: string): Promise<void> {
  const user = await db.selectFrom('users').select('password_hash').where('account_id', '=', account.id).executeTakeFirst()
  if (!(await checkPassword(password, user?.password_hash ?? null))) throw declined('Invalid password.')
}

/** Changes the password and ends all sessions of the account, including the current one. @throws HttpError 200 */
export async function changePassword(context: Context, account: AccountRow, desired: string, confirmation: string): Promise<void> {
  if (desired !== confirmation) throw declined('New password does not match confirmation.')
  if (desired.trim() === '') throw declined("New password can't be blank.")
  if (desired.length > LONGEST_PASSWORD) throw declined('Unable to change password.')
  await setPassword(context, account, desired)
}

/** Stores a password, and revokes all tokens of the account and all links to reset the password. */
export async function setPassword(context: Context, { id }: AccountRow, password: string): Promise<void> {
  const password_hash = await hashPassword(password)
  await closeStreams(context, id)
  await transact(context, async ({ clock, db }) => {
    const change = { password_hash, password_reset_pending: 0, password_changed_at: clock.now() } as const
    await db.updateTable('users').set(change).where('account_id', '=', id).execute()
    for (const table of ['password_resets', 'oauth_tokens', 'oauth_authorizations'] as const)
      await db.deleteFrom(table).where('account_id', '=', id).execute()
  })
}

/** An empty address takes it away, unless the server wants one. @throws HttpError 200 */
export async function changeEmail({ config, db }: Context, account: AccountRow, desired: string): Promise<void> {
  const email = desired.trim() || null
  if (email === null && config.accountActivationRequired) throw declined("Email can't be blank.")
  if (email !== null && !isEmail(email)) throw declined('Email has invalid format.')
  const taken = email && (await db.selectFrom('users').select('account_id').where('email', '=', email).executeTakeFirst())
  if (taken && taken.account_id !== account.id) throw declined('Email has already been taken.')
  await db.updateTable('users').set({ email }).where('account_id', '=', account.id).execute()
}

export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
