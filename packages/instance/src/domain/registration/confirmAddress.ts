import { hashToken } from '../../auth.ts'
import type { Context } from '../Context.ts'
import { sendMail } from '../mail/sendMail.ts'
import { newSecret, sameSecret } from '../secrets.ts'

/** Sends the link that confirms an address; older links become invalid. */
export async function sendConfirmation(context: Context, accountId: string): Promise<void> {
  const user = await context.db.selectFrom('users').select(['email', 'language']).where('account_id', '=', accountId).executeTakeFirst()
  if (!user?.email) return
  const token = newSecret()
  await context.db
    .updateTable('users')
    .set({ confirmation_token_hash: hashToken(token) })
    .where('account_id', '=', accountId)
    .execute()
  await sendMail(context, {
    to: user.email,
    language: user.language,
    subject: '{instance} account confirmation',
    body: 'Thank you for registering. Confirm your address to log in.',
    args: { instance: context.config.name },
    link: `/api/account/confirm_email/${accountId}/${token}`,
  })
}

/** The same by name or address, for a lost mail. Other accounts get none. */
export async function resendConfirmation(context: Context, nameOrEmail: string): Promise<void> {
  const row = await context.db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select('accounts.id')
    .where((where) => where.or([where('users.email', '=', nameOrEmail), where('accounts.acct', '=', nameOrEmail)]))
    .where('accounts.is_confirmed', '=', 0)
    .where('accounts.is_approved', '=', 1)
    .executeTakeFirst()
  if (row) await sendConfirmation(context, row.id)
}

/** Whether the link was the right one; the address is confirmed then. */
export async function confirmAddress({ db }: Context, accountId: string, token: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('confirmation_token_hash').where('account_id', '=', accountId).executeTakeFirst()
  if (!user?.confirmation_token_hash || !sameSecret(user.confirmation_token_hash, hashToken(token))) return false
  await db.updateTable('users').set({ confirmation_token_hash: null }).where('account_id', '=', accountId).execute()
  await db.updateTable('accounts').set({ is_confirmed: 1 }).where('id', '=', accountId).execute()
  return true
}
