import type { ApiClient } from '@rookery/api/http/client'
import type { AccountId, NotificationId, StatusId } from '@rookery/api/wire/model'
import type { Entities } from '#data/entities/Entities.ts'
import type { StatusRecord } from '#data/entities/records.ts'
import type { Settings } from '#data/settings/Settings.ts'
import type { FeedOptions } from './Feed.ts'
import { kindOf, subjectOf, typesIn, type NotificationFeedKey, type StatusFeedKey } from './FeedKey.ts'
import { pageSize } from './feedReducer.ts'
import type { EntryId } from './FeedState.ts'
import { passesReplyFilter } from './passesReplyFilter.ts'

type FetchPage<Id extends EntryId> = FeedOptions<Id>['fetchPage']

/** Where the pages of feeds come from: asked for, taken into the entities, and thinned by the reply setting. */
export interface FeedSources {
  statuses(key: StatusFeedKey): FetchPage<StatusId>
  notifications(key: NotificationFeedKey): FetchPage<NotificationId>
  /** What passes the reply setting in this feed. Asks about people that it must know to decide. */
  admit(key: StatusFeedKey, ids: readonly StatusId[]): Promise<readonly StatusId[]>
}

export interface SourceOptions {
  readonly client: ApiClient
  readonly entities: Entities
  readonly settings: Settings
  readonly me: AccountId | null
  /** False where the server does not know `reply_visibility`, so that fetched pages are filtered here. */
  readonly filtersReplies: () => boolean
  /** Whether the server says what a notification is whose type is not known here; false when left out. */
  readonly tellsUnknown?: () => boolean
}

export function createFeedSources({
  client,
  entities,
  settings,
  me,
  filtersReplies,
  tellsUnknown = () => false,
}: SourceOptions): FeedSources {
  function statuses(key: StatusFeedKey): FetchPage<StatusId> {
    const { fetch, path, query, marksMuted, takesReplyFilter } = kindOf(key)
    const timeline = { path: path.replace(':subject', encodeURIComponent(subjectOf(key))), query }
    return async (request, signal) => {
      const asOf = entities.mark()
      const page = await fetch(client, timeline, {
        ...request,
        signal,
        limit: pageSize,
        ...(me !== null && marksMuted && { withMuted: true }),
        replyVisibility: takesReplyFilter && filtersReplies() ? settings.get('replyVisibility') : 'all',
      })
      entities.receive({ statuses: page.items }, asOf)
      const ids = page.items.map((status) => status.id).filter((id) => !entities.statuses.get(id)?.deleted)
      return {
        ids: filtersReplies() ? ids : await admit(key, ids),
        received: page.items.length + page.unreadable,
        unreadable: page.unreadable,
        older: page.older,
      }
    }
  }

  function fetchNotifications(key: NotificationFeedKey): FetchPage<NotificationId> {
    const types = typesIn(key)
    return async (request, signal) => {
      // What lists them is late, too.
      const { fetchNotificationPage } = await import(/* chunk: page */ '#data/notifications/fetchNotificationPage.ts')
      const asOf = entities.mark()
      const options = { ...request, ...(types && { types }), limit: pageSize, withMuted: true, withFallbacks: tellsUnknown(), signal }
      const page = await fetchNotificationPage(client, options, settings.get('notificationVisibility'))
      entities.receive({ notifications: page.items }, asOf)
      return {
        ids: page.items.map((item) => item.id),
        received: page.items.length + page.unreadable,
        unreadable: page.unreadable,
        older: page.older,
      }
    }
  }

  async function admit(key: StatusFeedKey, ids: readonly StatusId[]): Promise<readonly StatusId[]> {
    const filter = kindOf(key).takesReplyFilter ? settings.get('replyVisibility') : 'all'
    if (filter === 'all') return ids
    const records = ids.flatMap((id) => entities.statuses.get(id) ?? [])
    if (filter === 'following' && me !== null) await learnRelationships(records)
    // Where nobody could be asked the post passes: too much is better than a hole.
    const isFollowed = (id: AccountId) => entities.relationships.get(id)?.following ?? true
    return records.filter((record) => passesReplyFilter(record, filter, { me, isFollowed })).map((record) => record.id)
  }

  async function learnRelationships(records: readonly StatusRecord[]): Promise<void> {
    const repliedTo = records.flatMap((record) => record.inReplyToAccountId ?? [])
    const unknown = [...new Set(repliedTo)].filter((id) => id !== me && !entities.relationships.get(id))
    if (unknown.length === 0) return
    try {
      // Only servers that do not know the reply setting need it.
      const { relationships } = await import(/* chunk: newDevice */ '@rookery/api/calls/accounts')
      const asOf = entities.mark()
      entities.receive({ relationships: await relationships(client, unknown) }, asOf)
    } catch {
      // The filter then lets these posts pass.
    }
  }

  return { statuses, notifications: fetchNotifications, admit }
}
