import { ApiError } from '../http/ApiError.ts'
import { askPage } from '../http/ask.ts'
import { decodeNotification } from '../wire/notification.ts'
import type { ApiClient } from '../http/client.ts'
import type { AccountId, Cursor, Notification, NotificationId, NotificationType, Page } from '../wire/model.ts'

export interface NotificationsOptions {
  readonly cursor?: Cursor | null
  /** Only what is newer than this one, newest first. */
  readonly sinceId?: NotificationId | null
  /** 20 when absent; servers cut it to 40. */
  readonly limit?: number
  /** Only these kinds. A page may then be shorter than `limit`. */
  readonly types?: readonly NotificationType[]
  readonly accountId?: AccountId
  readonly withMuted?: boolean
  readonly signal?: AbortSignal | undefined
}

const words: Partial<Record<NotificationType, readonly string[]>> = {
  reaction: ['pleroma:emoji_reaction'],
  report: ['pleroma:report', 'admin.report'],
  unknown: [],
}

/** One page, newest first. */
export async function fetch(client: ApiClient, options: NotificationsOptions = {}): Promise<Page<Notification>> {
  const { cursor, sinceId, limit = 20, types, accountId, withMuted, signal } = options
  const asked = types?.flatMap((type) => words[type] ?? [type])
  const page = await askPage(client, decodeNotification, '/api/v1/notifications', {
    query: {
      since_id: sinceId,
      limit,
      // Akkoma up to 3.16 knows the first name only, Mastodon and GoToSocial the second.
      include_types: asked,
      types: asked,
      account_id: accountId,
      with_muted: withMuted,
      ...cursor,
    },
    signal,
  })
  // A filter in which the server knows no word is no filter to it.
  return types ? { ...page, items: page.items.filter((item) => types.includes(item.type)) } : page
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
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    // A position cannot stand for a single notification in the middle: there the mark stays local.
    if (maxId) await client.request('POST', '/api/v1/markers', { form: { notifications: { last_read_id: maxId } }, expect: 'nothing' })
  }
}

/** Takes one notification away. GoToSocial cannot (`capabilities.dismissNotification`). */
export async function dismiss(client: ApiClient, id: NotificationId): Promise<void> {
  await client.request('POST', `/api/v1/notifications/${encodeURIComponent(id)}/dismiss`, { expect: 'nothing' })
}

export async function clear(client: ApiClient): Promise<void> {
  await client.request('POST', '/api/v1/notifications/clear', { expect: 'nothing' })
}
