import type { AccountId, NotificationId, Poll, PollId, Relationship, StatusId } from '@rookery/api/wire/model'
import type { Stop } from '#lib/Cell.ts'
import type { WritableTable } from './EntityTable.ts'
import type { AccountRecord, NotificationRecord, StatusRecord } from './records.ts'

/** Ids that must stay although nobody listens to them. */
export interface Held {
  readonly statuses?: Iterable<StatusId>
  readonly accounts?: Iterable<AccountId>
  readonly notifications?: Iterable<NotificationId>
}

export type Holder = () => Held

interface Tables {
  readonly statuses: WritableTable<StatusId, StatusRecord>
  readonly accounts: WritableTable<AccountId, AccountRecord>
  readonly relationships: WritableTable<AccountId, Relationship>
  readonly polls: WritableTable<PollId, Poll>
  readonly notifications: WritableTable<NotificationId, NotificationRecord>
  readonly deleted: Set<StatusId>
}

/** Remembered deletions; beyond it the oldest go, long after any answer that could bring them back. */
const keptDeletions = 5000

/** A tab can stay open for a week: what no holder names and nobody listens to is forgotten, with all that only it needed. */
export function createSweep(tables: Tables): { hold(holder: Holder): Stop; run(): number } {
  const { statuses, accounts, relationships, polls, notifications, deleted } = tables
  const holders = new Set<Holder>()

  function run(): number {
    const keptStatuses = new Set<StatusId>()
    const keptAccounts = new Set<AccountId>()
    const keptPolls = new Set<PollId>()
    const keptNotifications = new Set<NotificationId>()

    function keepStatus(id: StatusId): void {
      const record = statuses.get(id)
      if (!record || keptStatuses.has(id)) return
      keptStatuses.add(id)
      keptAccounts.add(record.accountId)
      if (record.pollId) keptPolls.add(record.pollId)
      if (record.reblogId) keepStatus(record.reblogId)
      if (record.quote?.id) keepStatus(record.quote.id)
    }
    function keepNotification(id: NotificationId): void {
      const record = notifications.get(id)
      if (!record) return
      keptNotifications.add(id)
      if (record.accountId) keptAccounts.add(record.accountId)
      if (record.targetId) keptAccounts.add(record.targetId)
      if (record.statusId) keepStatus(record.statusId)
    }

    for (const holder of holders) {
      const held = holder()
      for (const id of held.statuses ?? []) keepStatus(id)
      for (const id of held.accounts ?? []) keptAccounts.add(id)
      for (const id of held.notifications ?? []) keepNotification(id)
    }
    for (const id of notifications.ids()) if (notifications.isHeld(id)) keepNotification(id)
    for (const id of statuses.ids()) if (statuses.isHeld(id)) keepStatus(id)
    for (const id of accounts.ids()) if (accounts.isHeld(id) || relationships.isHeld(id)) keptAccounts.add(id)

    const before = statuses.size
    forgetOthers(statuses, keptStatuses)
    forgetOthers(notifications, keptNotifications)
    forgetOthers(polls, keptPolls)
    forgetOthers(accounts, keptAccounts)
    forgetOthers(relationships, keptAccounts)
    for (const id of deleted) {
      if (deleted.size <= keptDeletions) break
      deleted.delete(id)
    }
    return before - statuses.size
  }

  return {
    run,
    hold(holder) {
      holders.add(holder)
      return () => holders.delete(holder)
    },
  }
}

function forgetOthers<Id extends string, Value>(table: WritableTable<Id, Value>, kept: ReadonlySet<Id>): void {
  for (const id of table.ids()) if (!kept.has(id) && !table.isHeld(id)) table.forget(id)
}
