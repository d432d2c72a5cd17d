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
import { createEntityTable, type EntityTable } from './EntityTable.ts'
import { toAccountRecord, toNotificationRecord, toStatusRecord, toTombstone } from './records.ts'
import type { AccountRecord, NotificationRecord, StatusRecord } from './records.ts'
import { isOlderEdit } from './isOlderEdit.ts'
import { createSweep, type Holder } from './sweep.ts'
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
  restore(kept: KeptRecords): void
  /** Listeners hear of everything that `run` changes once, when it is over. */
  batch(run: () => void): void
  /** Hears of every change, once a batch. For counts over all; a card listens to its own id. */
  subscribe(listener: () => void): Stop
  /** Names ids that must stay although nobody listens to them: feeds, conversations, drafts, open searches. */
  hold(holder: Holder): Stop
  /** Forgets what nobody holds. Returns how many statuses went. */
  sweep(): number
}

export function createEntities(): Entities {
  const changes = createChanges()
  const statuses = createEntityTable<StatusId, StatusRecord>({ changes, isOlder: isOlderEdit })
  const accounts = createEntityTable<AccountId, AccountRecord>({
    changes,
    // An author inside a post comes without what only the owner is told.
    merge: (next, previous) => (next.own === null && previous.own !== null ? { ...next, own: previous.own } : next),
  })
  const relationships = createEntityTable<AccountId, Relationship>({ changes })
  const polls = createEntityTable<PollId, Poll>({ changes })
  const notifications = createEntityTable<NotificationId, NotificationRecord>({ changes })
  const deleted = new Set<StatusId>()
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

  const sweep = createSweep({ statuses, accounts, relationships, polls, notifications, deleted })

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
        for (const account of kept.accounts) accounts.write(account.id, account, beforeAll)
        for (const status of kept.statuses) statuses.write(status.id, status, beforeAll)
        for (const poll of kept.polls) polls.write(poll.id, poll, beforeAll)
        for (const notification of kept.notifications) notifications.write(notification.id, notification, beforeAll)
      })
    },
    hold: sweep.hold,
    sweep: sweep.run,
  }
}

/** Older than every answer of this page's life. */
const beforeAll = -1
