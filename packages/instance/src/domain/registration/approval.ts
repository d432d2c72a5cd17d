import type { AccountRow } from '../../auth.ts'
import { createHmac } from 'node:crypto'
import type { Context } from '../Context.ts'
import { sendMail } from '../mail/sendMail.ts'
import { sameSecret } from '../secrets.ts'
import { sendConfirmation } from './confirmAddress.ts'

/** Notifies the new user that approval is pending, and the admins that it is needed. */
export async function askForApproval(context: Context, account: AccountRow, email: string | null): Promise<void> {
  const { config, db } = context
  const user = await db
    .selectFrom('users')
    .select(['registration_reason as reason', 'language'])
    .where('account_id', '=', account.id)
    .executeTakeFirst()
  if (email !== null) {
    await sendMail(context, {
      to: email,
      language: user?.language ?? null,
      subject: 'Your account is awaiting approval',
      body: 'Your account is awaiting approval. You will be told when you can log in.',
      link: '/',
    })
  }
  const admins = await db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['users.email', 'users.language', 'accounts.acct'])
    .where('accounts.is_admin', '=', 1)
    .execute()
  const reason = user?.reason ?? null
  for (const admin of admins) {
    await sendMail(context, {
      to: admin.email ?? `${admin.acct}@${context.host}`,
      language: admin.language,
      subject: 'New account up for review on {instance} (@{name})',
      body: reason === null ? '@{name} would like to join. No reason was given.' : '@{name} would like to join. Reason: {reason}',
      args: { instance: config.name, name: account.acct, ...(reason !== null && { reason }) },
      link: `/dev/approval/${account.id}/${seal(context, account.id)}`,
    })
  }
}

/** The account that waits for approval, by the link in an admin's mail. */
export async function waitingAccount(context: Context, accountId: string, token: string): Promise<AccountRow | null> {
  if (!sameSecret(token, seal(context, accountId))) return null
  const row = await context.db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', accountId)
    .where('is_approved', '=', 0)
    .executeTakeFirst()
  return row ?? null
}

/** Activates an approved account: sends the welcome mail, or first the confirmation of its address. */
export async function welcome(context: Context, account: AccountRow): Promise<void> {
  if (!account.is_confirmed) return sendConfirmation(context, account.id)
  const user = await context.db.selectFrom('users').select(['email', 'language']).where('account_id', '=', account.id).executeTakeFirst()
  if (!user?.email) return
  await sendMail(context, {
    to: user.email,
    language: user.language,
    subject: 'Your account has been approved',
    body: 'Your account @{name} has been approved. You can log in now.',
    args: { name: account.acct },
    link: '/login',
  })
}

const seal = ({ vapid }: Context, accountId: string): string =>
  createHmac('sha256', vapid.privateKey).update(`approval ${accountId}`).digest('base64url')
