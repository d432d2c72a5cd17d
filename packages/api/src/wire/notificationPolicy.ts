import { count, fields, requireRecord, wordOrNull } from './read.ts'

/** The accounts that a rule of the policy concerns. */
export const policyRuleNames = ['not_following', 'not_followers', 'new_accounts', 'private_mentions', 'limited_accounts'] as const

export type PolicyRule = (typeof policyRuleNames)[number]

/** The server's treatment of such notifications: deliver, hold back, drop. */
export type PolicyChoice = 'accept' | 'filter' | 'drop'

export interface NotificationPolicy {
  readonly rules: Readonly<Record<PolicyRule, PolicyChoice>>
  /** Accounts whose notifications are held back. */
  readonly requests: number
  /** Number of notifications that are held back for review. */
  readonly notifications: number
}

const choices: Readonly<Record<string, PolicyChoice>> = { accept: 'accept', filter: 'filter', drop: 'drop' }

/** An unknown rule or choice counts as none, so that the client never calls something hidden that is not. */
export function decodeNotificationPolicy(value: unknown): NotificationPolicy {
  const raw = requireRecord(value, 'notification policy')
  const summary = fields(raw.summary)
  const choiceOf = (rule: PolicyRule) => wordOrNull(choices, raw[`for_${rule}`]) ?? 'accept'
  return {
    rules: {
      not_following: choiceOf('not_following'),
      not_followers: choiceOf('not_followers'),
      new_accounts: choiceOf('new_accounts'),
      private_mentions: choiceOf('private_mentions'),
      limited_accounts: choiceOf('limited_accounts'),
    },
    requests: count(summary.pending_requests_count),
    notifications: count(summary.pending_notifications_count),
  }
}
