import type { AccountRow } from '../../auth.ts'
import { failure, HttpError } from '../../http/HttpError.ts'
import type { Context } from '../Context.ts'
import { checkPassword, hashPassword, isOldHash } from '../passwords.ts'

/** The account of a name (or e-mail address) and password, in any state; null if they are wrong. */
export async function proveSelf(context: Context, nameOrEmail: string, password: string): Promise<AccountRow | null> {
  const { db, host } = context
  const name = nameOrEmail.trim().replace(/^@/, '')
  const own = name.toLowerCase().endsWith(`@${host.toLowerCase()}`) ? name.slice(0, -host.length - 1) : name
  const user = await db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .selectAll('accounts')
    .select('users.password_hash')
    .where((where) => where.or([where('accounts.acct', '=', own), where('users.email', '=', name)]))
    .executeTakeFirst()
  // The password is checked even without an account, so that the response time does not reveal who is registered.
  if (!(await checkPassword(password, user?.password_hash ?? null)) || !user) return null
  const { password_hash: stored, ...account } = user
  if (isOldHash(stored)) {
    await db
      .updateTable('users')
      .set({ password_hash: await hashPassword(password) })
      .where('account_id', '=', account.id)
      .execute()
  }
  return account
}

/**
 * Whether the person may sign in at all.
 * @throws HttpError 403 with the identifier that clients tell the cases apart by
 */
export async function requireUsable({ db }: Context, account: AccountRow): Promise<void> {
  if (!account.is_active) throw refusal('Your account is currently disabled', 'account_is_disabled')
  const user = await db.selectFrom('users').select('password_reset_pending').where('account_id', '=', account.id).executeTakeFirst()
  if (user?.password_reset_pending) throw refusal('Password reset is required', 'password_reset_required')
  if (!account.is_approved) throw refusal('Your account is awaiting approval.', 'awaiting_approval')
  if (!account.is_confirmed) throw refusal('Your login is missing a confirmed e-mail address', 'missing_confirmed_email')
}

const refusal = (error: string, identifier: string) => new HttpError(403, { error, identifier })

/** The one answer to wrong name, password, client, code or refresh token. */
export const wrongCredentials = () => failure(400, 'Invalid credentials')
