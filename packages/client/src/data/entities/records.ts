import type { Account, AccountId, Notification, PollId, QuoteState, Status, StatusId } from '@rookery/api/wire/model'

/** A status with the ids of what the server put inside it; each part lives once, in its own table. */
export interface StatusRecord extends Omit<Status, 'account' | 'reblog' | 'quote' | 'poll'> {
  readonly accountId: AccountId
  readonly reblogId: StatusId | null
  readonly quote: { readonly state: QuoteState; readonly id: StatusId | null } | null
  readonly pollId: PollId | null
  /** A tombstone: its content is gone, its place in a conversation is kept. */
  readonly deleted: boolean
}

export type AccountRecord = Omit<Account, 'relationship'>

export interface NotificationRecord extends Omit<Notification, 'account' | 'status' | 'target'> {
  readonly accountId: AccountId | null
  readonly statusId: StatusId | null
  readonly targetId: AccountId | null
}

export function toStatusRecord(status: Status): StatusRecord {
  const { account, reblog, quote, poll, ...own } = status
  return {
    ...own,
    accountId: account.id,
    reblogId: reblog?.id ?? null,
    quote: quote && { state: quote.state, id: quote.status?.id ?? quote.id },
    pollId: poll?.id ?? null,
    deleted: false,
  }
}

export function toAccountRecord(account: Account): AccountRecord {
  const { relationship: _relationship, ...record } = account
  return record
}

export function toNotificationRecord(notification: Notification): NotificationRecord {
  const { account, status, target, ...own } = notification
  return { ...own, accountId: account?.id ?? null, statusId: status?.id ?? null, targetId: target?.id ?? null }
}

/** What stays of a deleted status: who, when and where in the conversation. */
export function toTombstone(record: StatusRecord): StatusRecord {
  if (record.deleted) return record
  return { ...record, deleted: true, content: '', spoilerText: '', attachments: [], card: null, pollId: null, quote: null, reactions: [] }
}
