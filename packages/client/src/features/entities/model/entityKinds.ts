import { withKnownCounts } from '@rookery/api/wire/withKnownCounts'
import { child, type EntityKind, type EntityName } from './EntityKind.ts'
import { toAccountRecord, toNotificationRecord, toStatusRecord, type StatusRecord } from './records.ts'

/** Every kind of entity. */
export const entityKinds: { readonly [Name in EntityName]: EntityKind<Name> } = {
  accounts: {
    toRecord: toAccountRecord,
    children: [child('relationships', { sent: (account) => account.relationship, id: (account) => account.id })],
    inSnapshots: true,
    // An author inside a post lacks the fields that only the owner sees.
    merge: (next, previous) =>
      withKnownCounts(next.own === null && previous.own !== null ? { ...next, own: previous.own } : next, previous),
  },
  statuses: {
    toRecord: toStatusRecord,
    children: [
      child('accounts', { sent: (status) => status.account, id: (status) => status.accountId }),
      child('statuses', { sent: (status) => status.reblog, id: (status) => status.reblogId }),
      child('statuses', { sent: (status) => status.quote?.status, id: (status) => status.quote?.id }),
      child('polls', { sent: (status) => status.poll, id: (status) => status.pollId }),
    ],
    inSnapshots: true,
    isOlder: isOlderEdit,
    merge: (next, previous) => retainFlags(retainRepliedTo(next, previous), previous),
  },
  relationships: {
    toRecord: (relationship) => relationship,
    // A relationship is retained as long as its account.
    children: [child('accounts', { sent: () => null, id: (relationship) => relationship.id })],
    inSnapshots: false,
  },
  polls: { toRecord: (poll) => poll, children: [], inSnapshots: true },
  notifications: {
    toRecord: toNotificationRecord,
    children: [
      child('accounts', { sent: (notification) => notification.account, id: (notification) => notification.accountId }),
      child('accounts', {
        sent: (notification) => ('target' in notification ? notification.target : null),
        id: (notification) => notification.targetId,
      }),
      child('statuses', {
        sent: (notification) => ('status' in notification ? notification.status : null),
        id: (notification) => notification.statusId,
      }),
    ],
    inSnapshots: true,
  },
}

// The keys of this object are exactly those of its type.
export const entityNames = Object.keys(entityKinds) as EntityName[]

/** The parent of a post never changes. If the parent is deleted, a server forgets it, but this client does not. */
function retainRepliedTo(next: StatusRecord, { inReplyToId, inReplyToAccountId, inReplyToAcct }: StatusRecord): StatusRecord {
  return next.inReplyToId === null && inReplyToId !== null ? { ...next, inReplyToId, inReplyToAccountId, inReplyToAcct } : next
}

/** Keeps the flags that the reader has set if a response lacks them. The record does not change if nothing else does. */
function retainFlags(next: StatusRecord, previous: StatusRecord): StatusRecord {
  if (!next.unstated) return next
  const { unstated, ...stated } = next
  const flags = Object.fromEntries(unstated.map((flag) => [flag, previous[flag]]))
  return { ...stated, ...flags, ...(previous.unstated && { unstated: previous.unstated }) }
}

/** A response from before an edit is older than one from after it, regardless of the request order. A tombstone is newer than both. */
function isOlderEdit(next: StatusRecord, previous: StatusRecord): boolean {
  if (next.deleted !== previous.deleted) return previous.deleted
  return editTime(next) < editTime(previous)
}

function editTime(record: StatusRecord): number {
  return record.editedAt === null ? 0 : Date.parse(record.editedAt) || 0
}
