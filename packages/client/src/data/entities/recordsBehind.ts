import type { AccountId, NotificationId, Poll, PollId, StatusId } from '@rookery/api/wire/model'
import type { Entities, KeptRecords } from './Entities.ts'
import type { AccountRecord, NotificationRecord, StatusRecord } from './records.ts'

/** Everything that is needed to draw some posts or notifications, as the server said it: no guesses. */
export function recordsBehind(
  entities: Entities,
  ids: { statuses?: readonly StatusId[]; notifications?: readonly NotificationId[] },
): KeptRecords {
  const statuses = new Map<StatusId, StatusRecord>()
  const accounts = new Map<AccountId, AccountRecord>()
  const polls = new Map<PollId, Poll>()
  const notifications = new Map<NotificationId, NotificationRecord>()

  function addAccount(id: AccountId | null): void {
    const record = id === null ? undefined : entities.accounts.confirmed(id)
    if (record) accounts.set(record.id, record)
  }

  function addStatus(id: StatusId | null): void {
    const record = id === null ? undefined : entities.statuses.confirmed(id)
    if (!record || statuses.has(record.id)) return
    statuses.set(record.id, record)
    addAccount(record.accountId)
    addStatus(record.reblogId)
    addStatus(record.quote?.id ?? null)
    const poll = record.pollId === null ? undefined : entities.polls.confirmed(record.pollId)
    if (poll) polls.set(poll.id, poll)
  }

  for (const id of ids.statuses ?? []) addStatus(id)
  for (const id of ids.notifications ?? []) {
    const record = entities.notifications.confirmed(id)
    if (!record) continue
    notifications.set(id, record)
    addAccount(record.accountId)
    addAccount(record.targetId)
    addStatus(record.statusId)
  }
  return {
    statuses: [...statuses.values()],
    accounts: [...accounts.values()],
    polls: [...polls.values()],
    notifications: [...notifications.values()],
  }
}
