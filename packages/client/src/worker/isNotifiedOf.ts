import { blockedServers } from '#features/filters/model/blockedServers.ts'
import { isQuietAt } from '#features/notificationKinds/model/quietTime.ts'
import { hasSenderRules, senderVerdict, type SenderFacts, type SenderRules } from '#features/notificationKinds/model/senderRule.ts'
import type { PushRecord } from '#features/push/model/pushRecords.ts'
import { isRecord } from '#lib/isRecord.ts'
import { askServer } from './askServer.ts'
import { filledText, idOf, typeOf } from './readAbout.ts'
import type { WorkerScope } from './WorkerScope.ts'

/** Whether alerts are off at this time. */
export function isQuiet({ quiet }: PushRecord, now: number): boolean {
  return isQuietAt(new Date(now), quiet)
}

/** Whether the sender has to be fetched before a notification is shown. */
export function asksWho({ senders }: PushRecord): boolean {
  return hasSenderRules(rulesOf(senders, 0))
}

/**
 * Applies the sender rules, as the list does. If the server does not return the sender, the notification is shown: extra ones are better
 * than missing ones.
 * @param about the notification as the server gives it
 */
export async function isNotifiedOf(
  scope: Pick<WorkerScope, 'fetch'>,
  record: PushRecord,
  rawType: string,
  about: Readonly<Record<string, unknown>> | null,
  now: number,
): Promise<boolean> {
  const who = about?.account
  const id = isRecord(who) ? idOf(who.id) : null
  if (!isRecord(who) || id === null) return true
  const account: SenderFacts['account'] = { acct: filledText(who.acct) ?? '', createdAt: filledText(who.created_at) }
  const response = await askServer(scope, record, 'GET', `/api/v1/accounts/relationships?id[]=${id}`)
  const given: unknown = Array.isArray(response?.body) ? response.body[0] : null
  const relationship = isRecord(given) ? { following: given.following === true, followedBy: given.followed_by === true } : null
  return senderVerdict({ type: typeOf(rawType), account, relationship }, rulesOf(record.senders, now)) === 'wanted'
}

function rulesOf({ from, notFromNew, notFromServers }: PushRecord['senders'], now: number): SenderRules {
  return { from, notFromNew, isUnwantedServer: notFromServers.length === 0 ? null : blockedServers(notFromServers), now }
}
