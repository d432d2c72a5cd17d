import type {
  Account,
  AccountId,
  Notification,
  NotificationId,
  Poll,
  PollId,
  Relationship,
  Status,
  StatusId,
} from '@rookery/api/wire/model'
import { createChanges } from './Changes.ts'
import { createEntityTable, type EntityTable, type WritableTable } from './EntityTable.ts'
import { toAccountRecord, toNotificationRecord, toStatusRecord, toTombstone } from './records.ts'
import type { AccountRecord, NotificationRecord, StatusRecord } from './records.ts'
import { isOlderEdit } from './isOlderEdit.ts'
import type { Stop } from '#lib/Cell.ts'

/** What one answer, one stream frame or one kept snapshot brought. */
export interface Batch {
  readonly statuses?: readonly Status[]
  readonly accounts?: readonly Account[]
  readonly relationships?: readonly Relationship[]
  readonly polls?: readonly Poll[]
  readonly notifications?: readonly Notification[]
  /** Statuses that are gone. A deleted post never comes back, whatever a slow answer says. */
  readonly deleted?: readonly StatusId[]
}

/** Records as they were kept on the device, older than any answer. */
export interface KeptRecords {
  readonly statuses: readonly StatusRecord[]
  readonly accounts: readonly AccountRecord[]
  readonly polls: readonly Poll[]
  readonly notifications: readonly NotificationRecord[]
}

/** Ids that must stay although nobody listens to them. */
export interface Held {
  readonly statuses?: Iterable<StatusId>
  readonly accounts?: Iterable<AccountId>
  readonly notifications?: Iterable<NotificationId>
}

export interface KeptIds {
  readonly statuses: ReadonlySet<StatusId>
  readonly accounts: ReadonlySet<AccountId>
  readonly polls: ReadonlySet<PollId>
  readonly notifications: ReadonlySet<NotificationId>
}

/** Remembered deletions; beyond it the oldest go, long after any answer that could bring them back. */
const keptDeletions = 5000

/** Everything a server told, each thing once. Lists hold ids; cards read by id. */
export interface Entities {
  readonly statuses: EntityTable<StatusId, StatusRecord>
  readonly accounts: EntityTable<AccountId, AccountRecord>
  readonly relationships: EntityTable<AccountId, Relationship>
  readonly polls: EntityTable<PollId, Poll>
  readonly notifications: EntityTable<NotificationId, NotificationRecord>
  /**
   * The mark of a reading request about to leave; hand it to `receive` with the answer, so that a slow answer does not
   * overwrite what was learned meanwhile. Stream events and answers to writing requests need none: they are as new as their arrival.
   */
  mark(): number
  /** The only entrance for what servers say. Takes authors, repeats, quotes, polls and relationships apart. */
  receive(batch: Batch, asOf?: number): void
  restore(kept: Partial<KeptRecords> & { readonly relationships?: readonly Relationship[] }): void
  /** Listeners hear of everything that `run` changes once, when it is over. */
  batch(run: () => void): void
  /** Hears of every change, once a batch. For counts over all; a card listens to its own id. */
  subscribe(listener: () => void): Stop
  /** Names ids that must stay although nobody listens to them: feeds, conversations, drafts, open searches. */
  hold(holder: () => Held): Stop
  held(): readonly Held[]
  /** For `sweep`, which finds out what must stay. What somebody listens to or has a guess on stays anyway. */
  forgetAllBut(kept: KeptIds): void
}

export function createEntities(): Entities {
  const changes = createChanges()
  const statuses = createEntityTable<StatusId, StatusRecord>({ changes, isOlder: isOlderEdit, merge: keepWhatIsAnswered })
  const accounts = createEntityTable<AccountId, AccountRecord>({
    changes,
    // An author inside a post comes without what only the owner is told.
    merge: (next, previous) => (next.own === null && previous.own !== null ? { ...next, own: previous.own } : next),
  })
  const relationships = createEntityTable<AccountId, Relationship>({ changes })
  const polls = createEntityTable<PollId, Poll>({ changes })
  const notifications = createEntityTable<NotificationId, NotificationRecord>({ changes })
  const deleted = new Set<StatusId>()
  const holders = new Set<() => Held>()
  let latest = 0

  function takeAccount(account: Account, asOf: number): void {
    accounts.write(account.id, toAccountRecord(account), asOf)
    if (account.relationship) relationships.write(account.id, account.relationship, asOf)
  }

  function takeStatus(status: Status, asOf: number): void {
    takeAccount(status.account, asOf)
    if (status.reblog) takeStatus(status.reblog, asOf)
    if (status.quote?.status) takeStatus(status.quote.status, asOf)
    if (status.poll) polls.write(status.poll.id, status.poll, asOf)
    if (!deleted.has(status.id)) statuses.write(status.id, toStatusRecord(status), asOf)
  }

  function takeNotification(notification: Notification, asOf: number): void {
    if (notification.account) takeAccount(notification.account, asOf)
    if (notification.target) takeAccount(notification.target, asOf)
    if (notification.status) takeStatus(notification.status, asOf)
    notifications.write(notification.id, toNotificationRecord(notification), asOf)
  }

  function bury(id: StatusId, asOf: number): void {
    deleted.add(id)
    const known = statuses.confirmed(id)
    if (known) statuses.write(id, toTombstone(known), asOf)
  }

  return {
    statuses,
    accounts,
    relationships,
    polls,
    notifications,
    batch: changes.batch,
    subscribe: changes.subscribe,
    mark: () => latest++,
    receive(batch, asOf = latest++) {
      changes.batch(() => {
        for (const account of batch.accounts ?? []) takeAccount(account, asOf)
        for (const status of batch.statuses ?? []) takeStatus(status, asOf)
        for (const relationship of batch.relationships ?? []) relationships.write(relationship.id, relationship, asOf)
        for (const poll of batch.polls ?? []) polls.write(poll.id, poll, asOf)
        for (const notification of batch.notifications ?? []) takeNotification(notification, asOf)
        for (const id of batch.deleted ?? []) bury(id, asOf)
      })
    },
    restore(kept) {
      changes.batch(() => {
        for (const account of kept.accounts ?? []) accounts.write(account.id, account, beforeAll)
        for (const status of kept.statuses ?? []) statuses.write(status.id, status, beforeAll)
        for (const relationship of kept.relationships ?? []) relationships.write(relationship.id, relationship, beforeAll)
        for (const poll of kept.polls ?? []) polls.write(poll.id, poll, beforeAll)
        for (const notification of kept.notifications ?? []) notifications.write(notification.id, notification, beforeAll)
      })
    },
    hold(holder) {
      holders.add(holder)
      return () => holders.delete(holder)
    },
    held: () => [...holders].map((holder) => holder()),
    forgetAllBut(kept) {
      forgetOthers(statuses, kept.statuses)
      forgetOthers(notifications, kept.notifications)
      forgetOthers(polls, kept.polls)
      forgetOthers(accounts, kept.accounts)
      forgetOthers(relationships, kept.accounts)
      for (const id of deleted) {
        if (deleted.size <= keptDeletions) break
        deleted.delete(id)
      }
    },
  }
}

/** What a post answers never changes. A server forgets it when that is deleted; who has seen the two together does not. */
function keepWhatIsAnswered(next: StatusRecord, { inReplyToId, inReplyToAccountId, inReplyToAcct }: StatusRecord): StatusRecord {
  return next.inReplyToId === null && inReplyToId !== null ? { ...next, inReplyToId, inReplyToAccountId, inReplyToAcct } : next
}

/** Older than every answer of this page's life. */
const beforeAll = -1

function forgetOthers<Id extends string, Value>(table: WritableTable<Id, Value>, kept: ReadonlySet<Id>): void {
  for (const id of table.ids()) if (!kept.has(id) && !table.isHeld(id)) table.forget(id)
}
