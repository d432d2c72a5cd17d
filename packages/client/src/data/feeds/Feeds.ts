import type { ApiError } from '@rookery/api/http/ApiError'
import type { ApiClient } from '@rookery/api/http/client'
import type { Clock } from '@rookery/api/http/Clock'
import * as accounts from '@rookery/api/calls/accounts'
import * as notifications from '@rookery/api/calls/notifications'
import * as timelines from '@rookery/api/calls/timelines'
import type { AccountId, NotificationId, Status, StatusId } from '@rookery/api/wire/model'
import { createCell, type Cell, type Stop } from '#lib/Cell.ts'
import type { Entities } from '#data/entities/Entities.ts'
import type { StatusRecord } from '#data/entities/records.ts'
import type { Notices } from '#data/notices/Notices.ts'
import { callMessage } from '#data/notices/errorMessage.ts'
import type { Settings } from '#data/settings/Settings.ts'
import { createFeed, type Feed, type FeedPage, type PageRequest } from './Feed.ts'
import type { FeedKey, NotificationFeedKey, StatusFeedKey } from './FeedKey.ts'
import { timelineOf } from './FeedKey.ts'
import { feedNature, takesReplyFilter } from './feedNature.ts'
import { pageSize } from './feedReducer.ts'
import type { FeedState, GapEnd } from './FeedState.ts'
import { passesReplyFilter } from './passesReplyFilter.ts'

/** Every feed of one account, by key. A feed lives on when its screen closes, so that coming back shows it as it was. */
export interface Feeds {
  /** The feed itself, made when first asked for. */
  at(key: NotificationFeedKey): Feed<NotificationId>
  at(key: StatusFeedKey): Feed<StatusId>
  at(key: FeedKey): Feed<NotificationId> | Feed<StatusId>
  /** Shows what is kept of the feed at once and fetches what came since. Does not wait. */
  openFeed(key: FeedKey): void
  loadOlder(key: FeedKey): void
  loadNewer(key: FeedKey): Promise<boolean>
  showPending(key: FeedKey): void
  reload(key: FeedKey): Promise<boolean>
  fillGap(key: FeedKey, gap: string, end: GapEnd): Promise<void>
  /** The screen says whether the feed's top is within 15 px of the window's. */
  setNearTop(key: FeedKey, isNearTop: boolean): void
  /** The window has or has not the focus (`pauseOnUnfocused`). */
  setFocused(isFocused: boolean): void
  /** The feeds that some screen shows now. */
  readonly shown: Cell<readonly FeedKey[]>
  /** Hears of a feed's changes without counting as a screen that shows it. */
  watch(key: FeedKey, listener: () => void): Stop
  /** Every feed that was made and not let go. */
  keys(): readonly FeedKey[]
  /** Takes posts from the live connection into a feed, after its reply filter. */
  arrive(key: StatusFeedKey, ids: readonly StatusId[]): Promise<void>
  /** Takes gone posts out of every feed, with repeats of them and notifications about them. */
  removeStatuses(ids: ReadonlySet<StatusId>): void
  /** Takes the posts out of one feed that `isGone` says. */
  removeWhere(key: StatusFeedKey, isGone: (status: StatusRecord) => boolean): void
  /** Shows the reader's new post in the feeds that it belongs to. */
  insertOwn(status: Status): void
  close(): void
}

export interface FeedsOptions {
  readonly client: ApiClient
  readonly entities: Entities
  readonly settings: Settings
  readonly notices: Notices
  readonly clock: Clock
  readonly me: AccountId | null
  /** False where the server does not know `reply_visibility`, so that fetched pages are filtered here. */
  readonly filtersReplies: () => boolean
}

/** Feeds that no screen shows and that are kept all the same, the most recently shown first. */
const keptUnshown = 12

export function createFeeds(options: FeedsOptions): Feeds {
  const { client, entities, settings, notices, clock, me, filtersReplies } = options
  const statusFeeds = new Map<StatusFeedKey, Feed<StatusId>>()
  const nearTop = new Set<FeedKey>()
  const showing = new Map<FeedKey, number>()
  const watches = new Map<FeedKey, Cell<unknown>['subscribe']>()
  const shown = createCell<readonly FeedKey[]>([])
  let focused = true
  let notificationFeed: Feed<NotificationId> | null = null

  function common(key: FeedKey) {
    return {
      nature: feedNature(key),
      clock,
      // Spec 1, section 4.
      showsAtOnce: ({ paused }: { readonly paused: boolean }) =>
        settings.get('streaming') && nearTop.has(key) && !paused && (focused || !settings.get('pauseOnUnfocused')),
      onError(error: ApiError) {
        const messageKey = key === 'notifications' ? 'notifications.error' : 'timeline.error'
        notices.show({ level: 'error', messageKey, args: { error: callMessage(error) }, timeout: 5000 })
      },
    }
  }

  async function fetchStatuses(key: StatusFeedKey, request: PageRequest<StatusId>, signal: AbortSignal): Promise<FeedPage<StatusId>> {
    const asOf = entities.mark()
    const replyVisibility = takesReplyFilter(key) && filtersReplies() ? settings.get('replyVisibility') : 'all'
    const page = await timelines.fetch(client, timelineOf(key), {
      ...request,
      limit: pageSize,
      ...(me !== null && { withMuted: true }),
      replyVisibility,
      signal,
    })
    entities.receive({ statuses: page.items }, asOf)
    const ids = page.items.map((status) => status.id).filter((id) => !entities.statuses.get(id)?.deleted)
    return { ids: filtersReplies() ? ids : await admitted(key, ids), received: page.items.length, older: page.older }
  }

  async function fetchNotifications(request: PageRequest<NotificationId>, signal: AbortSignal): Promise<FeedPage<NotificationId>> {
    const asOf = entities.mark()
    const page = await notifications.fetch(client, { ...request, limit: pageSize, withMuted: true, signal })
    entities.receive({ notifications: page.items }, asOf)
    return { ids: page.items.map((item) => item.id), received: page.items.length, older: page.older }
  }

  /** What passes the reply filter; asks about people that it must know to decide. */
  async function admitted(key: StatusFeedKey, ids: readonly StatusId[]): Promise<readonly StatusId[]> {
    const filter = takesReplyFilter(key) ? settings.get('replyVisibility') : 'all'
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
    const asOf = entities.mark()
    try {
      entities.receive({ relationships: await accounts.relationships(client, unknown) }, asOf)
    } catch {
      // The filter then lets these posts pass.
    }
  }

  function at(key: NotificationFeedKey): Feed<NotificationId>
  function at(key: StatusFeedKey): Feed<StatusId>
  function at(key: FeedKey): Feed<NotificationId> | Feed<StatusId>
  function at(key: FeedKey): Feed<NotificationId> | Feed<StatusId> {
    if (key === 'notifications') {
      notificationFeed ??= counted(key, createFeed({ ...common(key), fetchPage: fetchNotifications }))
      return notificationFeed
    }
    const known = statusFeeds.get(key)
    if (known) return known
    const feed = counted(key, createFeed<StatusId>({ ...common(key), fetchPage: (request, signal) => fetchStatuses(key, request, signal) }))
    statusFeeds.set(key, feed)
    return feed
  }

  /** Knows which feeds are on screen by who subscribes to them. */
  function counted<Id extends StatusId | NotificationId>(key: FeedKey, feed: Feed<Id>): Feed<Id> {
    watches.set(key, feed.subscribe)
    return {
      ...feed,
      subscribe(listener) {
        const stop = feed.subscribe(listener)
        countShowing(key, 1)
        let stopped = false
        return () => {
          if (stopped) return
          stopped = true
          stop()
          countShowing(key, -1)
        }
      },
    }
  }

  function countShowing(key: FeedKey, change: 1 | -1): void {
    const count = (showing.get(key) ?? 0) + change
    if (count > 0) showing.set(key, count)
    else showing.delete(key)
    // A screen that changes leaves one feed and enters another: told when both are done.
    queueMicrotask(() => {
      const keys = [...showing.keys()]
      if (keys.join() !== shown.get().join()) shown.set(keys)
    })
  }

  function letGoOfUnshown(): void {
    const unshown = [...statusFeeds.keys()].filter((key) => !showing.has(key))
    for (const key of unshown.slice(0, -keptUnshown)) {
      statusFeeds.get(key)?.close()
      statusFeeds.delete(key)
      watches.delete(key)
    }
  }

  function isAbout(record: StatusRecord | undefined, ids: ReadonlySet<StatusId>): boolean {
    return record !== undefined && (ids.has(record.id) || (record.reblogId !== null && ids.has(record.reblogId)))
  }

  function removeFrom(feed: Feed<StatusId>, isGone: (status: StatusRecord) => boolean): void {
    const gone = entryIds(feed.get()).filter((id) => {
      const record = entities.statuses.get(id)
      return record !== undefined && isGone(record)
    })
    if (gone.length > 0) feed.remove(new Set(gone))
  }

  entities.hold(() => ({
    statuses: [...statusFeeds.values()].flatMap((feed) => entryIds(feed.get())),
    notifications: notificationFeed ? entryIds(notificationFeed.get()) : [],
    accounts: me === null ? [] : [me],
  }))

  return {
    at,
    openFeed(key) {
      if (key !== 'notifications') {
        // To the end of the map: the order of use.
        const feed = at(key)
        statusFeeds.delete(key)
        statusFeeds.set(key, feed)
        letGoOfUnshown()
      }
      void at(key).loadNewer()
    },
    loadOlder: (key) => at(key).loadOlder(),
    loadNewer: (key) => at(key).loadNewer(),
    showPending: (key) => at(key).showPending(),
    reload: (key) => at(key).reload(),
    fillGap: (key, gap, end) => at(key).fillGap(gap, end),
    setNearTop(key, isNearTop) {
      if (isNearTop) nearTop.add(key)
      else nearTop.delete(key)
    },
    setFocused(isFocused) {
      focused = isFocused
    },
    shown,
    watch(key, listener) {
      at(key)
      return watches.get(key)?.(listener) ?? (() => {})
    },
    keys: () => [...statusFeeds.keys(), ...(notificationFeed ? (['notifications'] as const) : [])],
    async arrive(key, ids) {
      const feed = at(key)
      const passed = await admitted(key, ids)
      if (passed.length > 0) feed.arrive(passed)
    },
    removeStatuses(ids) {
      for (const feed of statusFeeds.values()) removeFrom(feed, (record) => isAbout(record, ids))
      if (!notificationFeed) return
      const about = entryIds(notificationFeed.get()).filter((id) => {
        const statusId = entities.notifications.get(id)?.statusId
        return statusId != null && ids.has(statusId)
      })
      if (about.length > 0) notificationFeed.remove(new Set(about))
    },
    removeWhere(key, isGone) {
      const feed = statusFeeds.get(key)
      if (feed) removeFrom(feed, isGone)
    },
    insertOwn(status) {
      for (const [key, feed] of statusFeeds) if (feed.get().loaded && belongsTo(status, key, me)) feed.insertOwn(status.id)
    },
    close() {
      for (const feed of statusFeeds.values()) feed.close()
      notificationFeed?.close()
    },
  }
}

/** The feeds that a post of one's own appears in at once; the others get it from the server. */
function belongsTo(status: Status, key: StatusFeedKey, me: AccountId | null): boolean {
  if (key === 'home') return true
  if (key === `userReplies:${me}`) return true
  if (key === `user:${me}`) return status.inReplyToId === null
  if (key === 'public' || key === 'all') return status.visibility === 'public' && status.inReplyToId === null
  return false
}

function entryIds<Id extends StatusId | NotificationId>({ rows, pending }: FeedState<Id>): Id[] {
  return [...pending, ...rows.flatMap((row) => (row.kind === 'entry' ? row.id : []))]
}
