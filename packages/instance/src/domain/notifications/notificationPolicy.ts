import type { Context } from '../Context.ts'

/** Senders that a rule applies to, with Mastodon's names. */
export const policyRules = ['for_not_following', 'for_not_followers', 'for_new_accounts', 'for_private_mentions'] as const

export type NotificationPolicyRule = (typeof policyRules)[number]

/** Choices of a rule: notify, filter, or drop. */
export const policyChoices = ['accept', 'filter', 'drop'] as const

export type NotificationPolicyChoice = (typeof policyChoices)[number]

export type NotificationPolicyRules = Readonly<Record<NotificationPolicyRule, NotificationPolicyChoice>>

const everybody: NotificationPolicyRules = {
  for_not_following: 'accept',
  for_not_followers: 'accept',
  for_new_accounts: 'accept',
  for_private_mentions: 'accept',
}

const newFor = 30 * 24 * 3600 * 1000

export async function readPolicy({ db }: Context, accountId: string): Promise<NotificationPolicyRules> {
  const row = await db.selectFrom('notification_policies').select('rules').where('account_id', '=', accountId).executeTakeFirst()
  return row ? { ...everybody, ...(JSON.parse(row.rules) as Partial<NotificationPolicyRules>) } : everybody
}

export async function writePolicy({ db }: Context, accountId: string, policy: NotificationPolicyRules): Promise<void> {
  const rules = JSON.stringify(policy)
  await db
    .insertInto('notification_policies')
    .values({ account_id: accountId, rules })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ rules }))
    .execute()
}

/** The choice of a recipient's policy for a sender: the strictest rule that applies. */
export async function policyFor(
  context: Context,
  { accountId, fromAccountId, statusId }: { accountId: string; fromAccountId: string; statusId?: string | undefined },
): Promise<NotificationPolicyChoice> {
  if (!context.config.notificationRequests) return 'accept'
  const { clock, db } = context
  const policy = await readPolicy(context, accountId)
  if (policyRules.every((rule) => policy[rule] === 'accept')) return 'accept'
  const permission = await db
    .selectFrom('notification_permissions')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('from_account_id', '=', fromAccountId)
    .executeTakeFirst()
  if (permission) return 'accept'
  const follows = (from: string, to: string) =>
    db
      .selectFrom('follows')
      .select('id')
      .where('account_id', '=', from)
      .where('target_id', '=', to)
      .where('state', '=', 'accepted')
      .executeTakeFirst()
  const following = await follows(accountId, fromAccountId)
  const sender = await db.selectFrom('accounts').select('created_at').where('id', '=', fromAccountId).executeTakeFirstOrThrow()
  const status =
    statusId === undefined
      ? undefined
      : await db.selectFrom('statuses').select(['visibility', 'in_reply_to_id']).where('id', '=', statusId).executeTakeFirst()
  const applies: Record<NotificationPolicyRule, boolean> = {
    for_not_following: !following,
    for_not_followers: !(await follows(fromAccountId, accountId)),
    for_new_accounts: !following && clock.now() - sender.created_at < newFor,
    for_private_mentions: !following && status?.visibility === 'direct' && status.in_reply_to_id === null,
  }
  const chosen = policyRules.filter((rule) => applies[rule]).map((rule) => policy[rule])
  return policyChoices.findLast((choice) => chosen.includes(choice)) ?? 'accept'
}
