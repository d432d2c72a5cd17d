import { isBlank } from '@rookery/content'
import type { Account, AccountId, PollId, QuoteState, Status, StatusId } from '@rookery/api/wire/model'
import type { Notification, NotificationOf, NotificationType } from '@rookery/api/wire/notification'

/** A status with the ids of nested entities, each of which is stored in its own table. */
export interface StatusRecord extends Omit<Status, 'account' | 'reblog' | 'quote' | 'poll'> {
  readonly accountId: AccountId
  readonly reblogId: StatusId | null
  readonly quote: { readonly state: QuoteState; readonly id: StatusId | null } | null
  readonly pollId: PollId | null
  /** A tombstone: the content is deleted, and its position in conversations stays. */
  readonly deleted: boolean
}

export type AccountRecord = Omit<Account, 'relationship'>

/** A notification, discriminated by `type`, with ids instead of nested entities: null if there was none, or if it is deleted. */
export type NotificationRecord = {
  [Type in NotificationType]: Omit<NotificationOf<Type>, 'account' | 'status' | 'target'> & {
    readonly accountId: AccountId | null
    readonly statusId: StatusId | null
    readonly targetId: AccountId | null
  }
}[NotificationType]

export function toStatusRecord(status: Status): StatusRecord {
  const { account, reblog, quote, poll, ...own } = status
  return {
    ...own,
    // A blank subject is none: it would fold the text away behind an empty line.
    spoilerText: isBlank(own.spoilerText) ? '' : own.spoilerText,
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
  const { account, status, target, ...own }: Notification & { readonly status?: Status | null; readonly target?: Account | null } =
    notification
  return { ...own, accountId: account?.id ?? null, statusId: status?.id ?? null, targetId: target?.id ?? null }
}

/** A deleted status: author, time, and position in the conversation. */
export function toTombstone(record: StatusRecord): StatusRecord {
  if (record.deleted) return record
  return { ...record, deleted: true, content: '', spoilerText: '', attachments: [], card: null, pollId: null, quote: null, reactions: [] }
}
