import { decodeAccount } from './account.ts'
import { orNull, readId, requireRecord, time } from './read.ts'
import { decodeStatus } from './status.ts'
import type { Account, Status } from './model.ts'

/** Notifications of one account that the server holds back until the reader decides. */
export interface NotificationRequest {
  readonly id: string
  readonly updatedAt: string
  readonly account: Account
  /** How many notifications; the server stops counting at a hundred. */
  readonly count: number
  /** The newest post that one of them is about; null where there is none. */
  readonly status: Status | null
}

/** Throws DecodeError without an id or the account. */
export function decodeNotificationRequest(value: unknown): NotificationRequest {
  const raw = requireRecord(value, 'notification request')
  const notified = Number(raw.notifications_count)
  return {
    id: readId(raw.id, 'notificationRequest.id'),
    updatedAt: time(raw.updated_at),
    account: decodeAccount(raw.account),
    // Mastodon sends it as a text.
    count: Number.isSafeInteger(notified) && notified > 0 ? notified : 1,
    status: orNull(decodeStatus, raw.last_status),
  }
}
