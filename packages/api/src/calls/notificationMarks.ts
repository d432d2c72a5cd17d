import { ask, type CallOptions } from '../http/ask.ts'
import { DecodeError } from '../wire/DecodeError.ts'
import { count, fields, idOrNull, numberOrNull, textOrNull } from '../wire/read.ts'
import { isMissing } from './optional.ts'
import type { ApiClient } from '../http/client.ts'
import type { NotificationId } from '../wire/model.ts'

/** How many the account has not seen, where the server counts them (Mastodon from 4.3 on). The server may stop counting at a hundred. */
export function unreadCount(client: ApiClient, { signal }: CallOptions = {}): Promise<number> {
  return ask(client, decodeCount, 'GET', '/api/v1/notifications/unread_count', { signal })
}

function decodeCount(raw: unknown): number {
  const { count: unread } = fields(raw)
  if (numberOrNull(unread) === null) throw new DecodeError('unread_count.count', 'number')
  return count(unread)
}

/** Marks one notification, or all up to one, as seen. Where there is no such call (Mastodon, GoToSocial) the reading position is moved. */
export async function markRead(
  client: ApiClient,
  upTo: { readonly id: NotificationId } | { readonly maxId: NotificationId },
): Promise<void> {
  const id = 'id' in upTo ? upTo.id : null
  const maxId = 'maxId' in upTo ? upTo.maxId : null
  try {
    await client.request('POST', '/api/v1/pleroma/notifications/read', { form: { id, max_id: maxId }, expect: 'nothing' })
  } catch (error) {
    if (!isMissing(error)) throw error
    // A reading position cannot mark one notification in the middle, so that mark stays local.
    if (maxId) await client.request('POST', '/api/v1/markers', { json: { notifications: { last_read_id: maxId } }, expect: 'nothing' })
  }
}

/** The read marker of the user, shared by all devices. */
export interface ReadMarker {
  /** null where nothing was read yet. */
  readonly lastReadId: NotificationId | null
  /** Moves with each change, even of one notification; in the server's own form. */
  readonly updatedAt: string | null
}

export function readMarker(client: ApiClient, { signal }: CallOptions = {}): Promise<ReadMarker> {
  const query = { timeline: ['notifications'] }
  return ask(client, decodeReadMarker, 'GET', '/api/v1/markers', { query, signal })
}

function decodeReadMarker(raw: unknown): ReadMarker {
  const { last_read_id: id, updated_at: updatedAt } = fields(fields(raw).notifications)
  return { lastReadId: idOrNull(id), updatedAt: textOrNull(updatedAt) }
}

/** Takes one notification away. GoToSocial cannot (`capabilities.dismissNotification`). */
export async function dismiss(client: ApiClient, id: NotificationId): Promise<void> {
  await client.request('POST', `/api/v1/notifications/${encodeURIComponent(id)}/dismiss`, { expect: 'nothing' })
}

/** Dismisses several notifications, also missing ones (`capabilities.dismissSeveralNotifications`). */
export async function dismissSeveral(client: ApiClient, ids: readonly NotificationId[]): Promise<void> {
  await client.request('DELETE', '/api/v1/notifications/destroy_multiple', { query: { ids }, expect: 'nothing' })
}

export async function clear(client: ApiClient): Promise<void> {
  await client.request('POST', '/api/v1/notifications/clear', { expect: 'nothing' })
}
