import type { ApiClient } from '@rookery/api/http/client'
import type { AccountId, NotificationId, StatusId } from '@rookery/api/wire/model'
import type { Entities } from '#features/entities/model/Entities.ts'
import type { StatusRecord } from '#features/entities/model/records.ts'
import type { Settings } from '#features/settings/model/Settings.ts'
import type { FeedOptions } from './Feed.ts'
import { kindOf, subjectOf, typesIn, type NotificationFeedKey, type StatusFeedKey } from '#features/addresses/model/FeedKey.ts'
import { pageSize } from './feedReducer.ts'
import type { EntryId } from './FeedState.ts'
import { passesReplyFilter } from './passesReplyFilter.ts'

type FetchPage<Id extends EntryId> = FeedOptions<Id>['fetchPage']

/** Loads pages of feeds: requests them, adds their entities, and applies the reply setting. */
export interface FeedSources {
  statuses(key: StatusFeedKey): FetchPage<StatusId>
  notifications(key: NotificationFeedKey): FetchPage<NotificationId>
  /** Applies the reply setting of this feed to posts, as far as possible without a request. */
  filterReplies(key: StatusFeedKey, ids: readonly StatusId[]): FilteredPosts
  /** Applies the reply setting of this feed, and fetches the relationships that it needs for that. Resolves to the posts that pass. */
  admit(key: StatusFeedKey, ids: readonly StatusId[]): Promise<readonly StatusId[]>
}

/** Posts after the reply setting, in the given order. */
export interface FilteredPosts {
  readonly passed: readonly StatusId[]
  /** Replies to accounts whose relationship with the user is unknown. */
  readonly undecided: readonly StatusId[]
}

export interface SourceOptions {
  readonly client: ApiClient
  readonly entities: Entities
  readonly settings: Settings
  readonly me: AccountId | null
  /** False if the server ignores `reply_visibility`, so that fetched pages are filtered here. */
  readonly filtersReplies: () => boolean
  /** Whether the server describes unknown types of notifications; false by default. */
  readonly reportsUnknown?: () => boolean
}

export function createFeedSources({
  client,
  entities,
  settings,
  me,
  filtersReplies,
  reportsUnknown = () => false,
}: SourceOptions): FeedSources {
  function statuses(key: StatusFeedKey): FetchPage<StatusId> {
    const { fetch, path, query, parameter, marksMuted, hasReplyFilter } = kindOf(key)
    const subject = subjectOf(key)
    const timeline = {
      path: path.replace(':subject', encodeURIComponent(subject)),
      query: parameter ? { ...query, [parameter]: subject } : query,
    }
    return async (request, signal) => {
      const requestSeq = entities.nextRequestSeq()
      const page = await fetch(client, timeline, {
        ...request,
        signal,
        limit: request.limit ?? pageSize,
        ...(me !== null && marksMuted && { withMuted: true }),
        replyVisibility: hasReplyFilter && filtersReplies() ? settings.get('replyVisibility') : 'all',
      })
      entities.receive({ statuses: page.items }, requestSeq)
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
      // The code of notification lists is lazy, too.
      const { fetchNotificationPage } = await import('#features/notifications/model/fetchNotificationPage.ts')
      const requestSeq = entities.nextRequestSeq()
      const options = {
        ...request,
        ...(types && { types }),
        // The list says how many more it shows (spec 2), also to a reader who skims.
        limit: pageSize,
        withMuted: true,
        withFallbacks: reportsUnknown(),
        signal,
      }
      const page = await fetchNotificationPage(client, options, settings.get('notificationVisibility'))
      entities.receive({ notifications: page.items }, requestSeq)
      return {
        ids: page.items.map((item) => item.id),
        received: page.items.length + page.unreadable,
        unreadable: page.unreadable,
        older: page.older,
      }
    }
  }

  function filterReplies(key: StatusFeedKey, ids: readonly StatusId[]): FilteredPosts {
    const filter = kindOf(key).hasReplyFilter ? settings.get('replyVisibility') : 'all'
    if (filter === 'all') return { passed: ids, undecided: [] }
    const records = ids.flatMap((id) => entities.statuses.get(id) ?? [])
    const passes = (record: StatusRecord, isFollowed: (id: AccountId) => boolean) => passesReplyFilter(record, filter, { me, isFollowed })
    const undecided = records.filter(
      (record) => isUnknown(record.inReplyToAccountId) && passes(record, () => true) && !passes(record, () => false),
    )
    // Visitors follow no one, so nothing is fetched: extra posts are better than missing ones.
    const isFollowed = (id: AccountId) => entities.relationships.get(id)?.following ?? true
    const passed = records.filter((record) => !undecided.includes(record) && passes(record, isFollowed))
    return { passed: passed.map(({ id }) => id), undecided: undecided.map(({ id }) => id) }
  }

  function isUnknown(id: AccountId | null): boolean {
    return me !== null && id !== null && entities.relationships.get(id) === undefined
  }

  async function admit(key: StatusFeedKey, ids: readonly StatusId[]): Promise<readonly StatusId[]> {
    const { undecided } = filterReplies(key, ids)
    if (undecided.length > 0) await fetchRelationships(undecided)
    const after = filterReplies(key, ids)
    // A post passes if its relationship could not be fetched.
    const admitted = new Set([...after.passed, ...after.undecided])
    return ids.filter((id) => admitted.has(id))
  }

  async function fetchRelationships(replies: readonly StatusId[]): Promise<void> {
    const repliedTo = new Set(replies.flatMap((id) => entities.statuses.get(id)?.inReplyToAccountId ?? []))
    try {
      // Only servers without the reply setting need it.
      const { relationships } = await import('@rookery/api/calls/accounts')
      const requestSeq = entities.nextRequestSeq()
      entities.receive({ relationships: await relationships(client, [...repliedTo]) }, requestSeq)
    } catch {
      // The filter then lets these posts pass.
    }
  }

  return { statuses, notifications: fetchNotifications, filterReplies, admit }
}
