import { hashToken, type AccountRow } from '../../auth.ts'
import { setPassword } from '../account/security.ts'
import type { Context } from '../Context.ts'
import { sendMail } from '../mail/sendMail.ts'
import { LONGEST_PASSWORD } from '../passwords.ts'
import { newSecret } from '../secrets.ts'

const DAY_MS = 86_400_000

/** Sends the password reset link. Does nothing for unknown names, which the response must not reveal. */
export async function startPasswordReset(context: Context, nameOrEmail: string): Promise<void> {
  const { config, db } = context
  const user = await db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['accounts.id', 'users.email', 'users.language'])
    .where((where) => where.or([where('users.email', '=', nameOrEmail), where('accounts.acct', '=', nameOrEmail)]))
    .where('accounts.is_active', '=', 1)
    .executeTakeFirst()
  if (!user?.email || !config.mailerEnabled) return
  const { path } = await makeResetLink(context, user.id)
  await sendMail(context, {
    to: user.email,
    language: user.language,
    subject: 'Password reset',
    body: 'Somebody asked for a new password for your account. If that was not you, you need not do anything.',
    link: path,
  })
}

/** Makes a link that sets a new password, once and within a day. */
export async function makeResetLink({ clock, db }: Context, account_id: string): Promise<{ token: string; path: string }> {
  const token = newSecret()
  await db
    .insertInto('password_resets')
    .values({ token_hash: hashToken(token), account_id, expires_at: clock.now() + DAY_MS })
    .execute()
  return { token, path: `/api/v1/pleroma/password_reset/${encodeURIComponent(token)}` }
}

/** The account of a password reset link, or null if it is unknown, used or too old. */
export async function resetAccount({ clock, db }: Context, token: string): Promise<AccountRow | null> {
  const row = await db
    .selectFrom('password_resets')
    .innerJoin('accounts', 'accounts.id', 'password_resets.account_id')
    .selectAll('accounts')
    .where('token_hash', '=', hashToken(token))
    .where('password_resets.expires_at', '>', clock.now())
    .executeTakeFirst()
  return row ?? null
}

/** Sets the new password and ends all sessions of the account. @returns the error, or null */
export async function setNewPassword(
  context: Context,
  account: AccountRow,
  password: string,
  confirmation: string,
): Promise<string | null> {
  if (password.trim() === '') return 'The password cannot be blank.'
  if (password.length > LONGEST_PASSWORD) return 'The password is too long.'
  if (password !== confirmation) return 'The passwords are not the same.'
  await setPassword(context, account, password)
  return null
}
