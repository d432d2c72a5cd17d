import type { AccountRecord } from '#features/entities/model/records.ts'
import type { SettingValues } from '#features/settings/model/settingsTable.ts'
import { notificationKinds } from './notificationKinds.ts'
import type { NotificationType } from '@rookery/api/wire/notification'

/** Rules by sender. */
export interface SenderRules {
  readonly from: SettingValues['notificationsFrom']
  readonly notFromNew: boolean
  readonly isUnwantedServer: ((acct: string) => boolean) | null
  readonly now: number
}

/** All facts about the sender. `relationship`: undefined while unknown, null if it cannot be loaded. */
export interface SenderFacts {
  readonly type: NotificationType
  readonly account: Pick<AccountRecord, 'acct' | 'createdAt'> | undefined
  readonly relationship: { readonly following: boolean; readonly followedBy: boolean } | null | undefined
}

/** Why a notification is filtered; `unknown`: facts about the sender have to be loaded first. */
export type SenderVerdict = 'wanted' | 'unknown' | 'notFollowed' | 'notFollower' | 'new' | 'server'

const newFor = 30 * 24 * 3600 * 1000

/** Whether any sender rule is on. */
export function hasSenderRules({ from, notFromNew, isUnwantedServer }: SenderRules): boolean {
  return from !== 'everybody' || notFromNew || isUnwantedServer !== null
}

/** Applies the sender rules. Followed accounts may be new and from any server. */
export function senderVerdict({ type, account, relationship }: SenderFacts, rules: SenderRules): SenderVerdict {
  const { hasActor, isFromAnybody } = notificationKinds[type]
  if (!hasSenderRules(rules) || account === undefined || isFromAnybody || !hasActor) return 'wanted'
  if (relationship === undefined) return 'unknown'
  if (relationship?.following) return rules.from === 'followers' && !relationship.followedBy ? 'notFollower' : 'wanted'
  if (rules.from === 'following' && relationship !== null) return 'notFollowed'
  if (rules.from === 'followers' && relationship?.followedBy === false) return 'notFollower'
  if (rules.isUnwantedServer?.(account.acct)) return 'server'
  const madeAt = account.createdAt === null ? Number.NaN : Date.parse(account.createdAt)
  return rules.notFromNew && rules.now - madeAt < newFor ? 'new' : 'wanted'
}
