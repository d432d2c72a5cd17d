import { askPage } from '../http/ask.ts'
import { decodeNotification, type Notification, type NotificationType } from '../wire/notification.ts'
import { serverNames } from '../wire/notificationNames.ts'
import type { ApiClient } from '../http/client.ts'
import type { AccountId, Cursor, NotificationId, Page } from '../wire/model.ts'

export interface NotificationsOptions {
  readonly cursor?: Cursor | null
  /** Only entries newer than this one, newest first. */
  readonly sinceId?: NotificationId | null
  /** 20 when absent; servers cut it to 40. */
  readonly limit?: number
  /** Only these kinds. A page may then be shorter than `limit`. */
  readonly types?: readonly NotificationType[]
  /** Not these kinds, where the server can leave them out. */
  readonly exclude?: readonly NotificationType[]
  readonly accountId?: AccountId
  readonly withMuted?: boolean
  /** Requests descriptions of types that the client does not know (`capabilities.notificationFallbacks`). */
  readonly withFallbacks?: boolean
  readonly signal?: AbortSignal | undefined
}

/** Types that are known here and that Mastodon does not expect of every client: they need no fallback. */
const supportedTypes = [
  'severed_relationships',
  'moderation_warning',
  'admin.sign_up',
  'admin.report',
  'added_to_collection',
  'collection_update',
]

/** One page, newest first. */
export async function fetch(client: ApiClient, options: NotificationsOptions = {}): Promise<Page<Notification>> {
  const { cursor, sinceId, limit = 20, types, exclude, accountId, withMuted, withFallbacks = false, signal } = options
  const requested = types?.flatMap(namesOf)
  const page = await askPage(client, decodeNotification, '/api/v1/notifications', {
    query: {
      since_id: sinceId,
      limit,
      // Akkoma up to 3.16 knows the first name only, Mastodon and GoToSocial the second.
      include_types: requested,
      types: requested,
      exclude_types: exclude?.flatMap(namesOf),
      account_id: accountId,
      with_muted: withMuted,
      supported_types: withFallbacks ? supportedTypes : undefined,
      ...cursor,
    },
    byId: true,
    signal,
  })
  // A server that knows none of these types ignores the filter, so the page is filtered again here.
  return types ? { ...page, items: page.items.filter((item) => types.includes(item.type)) } : page
}

/** No server has a name for the client's unknown type. */
function namesOf(type: NotificationType): readonly string[] {
  if (type === 'unknown') return []
  return type in serverNames ? serverNames[type as keyof typeof serverNames] : [type] // it has just been found there
}
