import type { ApiError } from '@rookery/api/http/ApiError'
import type { Clock } from '@rookery/api/http/Clock'
import type { AccountId, NotificationId, Status, StatusId } from '@rookery/api/wire/model'
import type { Cell } from '@rookery/store/Cell'
import type { StatusRecord } from '#features/entities/model/records.ts'
import type { Notices } from '#features/notices/model/Notices.ts'
import { isOutage } from './isOutage.ts'
import { callMessage } from '#features/notices/model/errorMessage.ts'
import { createFeed, type Feed } from './Feed.ts'
import {
  isNotificationFeed,
  kindOf,
  subjectOf,
  type FeedKey,
  type NotificationFeedKey,
  type StatusFeedKey,
} from '#features/addresses/model/FeedKey.ts'
import { createFeedSources, type SourceOptions } from './feedSources.ts'
import { createFoldFeed, type FoldFeed } from './createFoldFeed.ts'
import { rowIds, type GapEnd } from '@rookery/store/FeedState'
import type { EntryId, FeedState } from './FeedState.ts'
import { createFeedStorage } from './feedStorage.ts'
import type { ScrollPositions } from './ScrollPositions.ts'
import { createShownFeeds } from './shownFeeds.ts'
import type { Snapshots } from './Snapshots.ts'

/** The feeds of an account, by key. A feed stays after its screen closes, so that returning shows it unchanged. */
export interface Feeds {
  /** Returns a feed, and creates it at the first call. */
  at(key: NotificationFeedKey): Feed<NotificationId>
  at(key: StatusFeedKey): Feed<StatusId>
  at(key: FeedKey): Feed<NotificationId> | Feed<StatusId>
  /** The fold function of a feed, cached as long as the feed. */
  folder(key: StatusFeedKey): FoldFeed
  /** Shows stored rows immediately and loads newer ones. Does not wait. */
  openFeed(key: FeedKey): void
  loadOlder(key: FeedKey): void
  loadNewer(key: FeedKey): Promise<boolean>
  showPending(key: FeedKey): void
  reload(key: FeedKey): Promise<boolean>
  fillGap(key: FeedKey, gap: string, end: GapEnd): Promise<void>
  /** Stores the rows of each feed for the next visit; cheap without changes. */
  storeSnapshots(): Promise<void>
  /**
   * A view reports whether it is within 15 px of its top: new posts are shown immediately while one of them is.
   *
   * @param isNearTop `byPlace` before the view has drawn its list: the stored scroll position tells where it will be
   */
  setNearTop(key: FeedKey, isNearTop: boolean | 'byPlace', view?: string): void
  /** The window gained or lost the focus (`pauseOnUnfocused`). */
  setFocused(isFocused: boolean): void
  /** The feeds that are on screen. */
  readonly shown: Cell<readonly FeedKey[]>
  /** The keys of all feeds in memory. */
  keys(): readonly FeedKey[]
  /**
   * Adds streamed posts to a feed, after its reply filter: synchronously, so that the feed changes together with its posts. Resolves after
   * the posts whose filtering needs a request.
   */
  arrive(key: StatusFeedKey, ids: readonly StatusId[]): Promise<void>
  /** Removes deleted posts from all feeds, with their repeats and notifications. */
  removeStatuses(ids: ReadonlySet<StatusId>): void
  /** Removes posts of an account from the feeds that show followed accounts only. */
  removeUnfollowed(id: AccountId): void
  /** Removes the posts of one feed that match. */
  removeWhere(key: StatusFeedKey, isDeleted: (status: StatusRecord) => boolean): void
  /** Adds the user's new post to the feeds it belongs to. */
  insertOwn(status: Status): void
  close(): void
}

export interface FeedsOptions extends SourceOptions {
  readonly notices: Notices
  readonly clock: Clock
  readonly places: ScrollPositions
  readonly snapshots: Snapshots
  /** Whether a draft under a post has begun. */
  readonly isWrittenUnder: (id: StatusId) => boolean
  /** The server has responded. */
  readonly onResponse: () => void
  /** The server is unreachable. */
  readonly onOutage: () => void
}

/** Number of feeds that stay in memory without being on screen, the most recently shown first. */
const maxUnshownFeeds = 12

export function createFeeds(options: FeedsOptions): Feeds {
  const { entities, settings, notices, clock, me } = options
  const sources = createFeedSources(options)
  const feedStorage = createFeedStorage(options)
  const { shown, counted } = createShownFeeds()
  const statusFeeds = new Map<StatusFeedKey, Feed<StatusId>>()
  const folders = new Map<StatusFeedKey, FoldFeed>()
  const notificationFeeds = new Map<NotificationFeedKey, Feed<NotificationId>>()
  /** For each feed, the views that are at its top, or may be once they are rendered. */
  const nearTop = new Map<FeedKey, ReadonlyMap<string, true | 'byPlace'>>()
  let focused = true

  function isNearTop(key: FeedKey, first: string | undefined): boolean {
    return [...(nearTop.get(key) ?? [])].some(([view, isAtTop]) => {
      const place = isAtTop === true ? null : options.places.get(key, view)
      return place === null || (place.id === first && place.offset >= 0)
    })
  }

  function common(key: FeedKey) {
    return {
      ordering: kindOf(key),
      clock,
      // Spec 1, section 4.
      showsAtOnce: ({ paused, rows }: { readonly paused: boolean; readonly rows: readonly { readonly id: string }[] }) =>
        settings.get('streaming') && isNearTop(key, rows[0]?.id) && !paused && (focused || !settings.get('pauseOnUnfocused')),
      onResponse: options.onResponse,
      onError(error: ApiError) {
        // The page shows already that it is offline.
        if (error.kind === 'network' && globalThis.navigator?.onLine === false) return
        // The timeline's header shows the lost connection until it is back.
        if (isOutage(error)) {
          options.onOutage()
          // Notifications next to a timeline have no header for such errors.
          if (error.kind !== 'http' || !isNotificationFeed(key)) return
        }
        const messageKey = isNotificationFeed(key) ? 'errors.notifications' : 'timeline.error'
        notices.show({ level: 'error', messageKey, args: { error: callMessage(error) }, timeout: 5000 })
      },
    }
  }

  const isDeleted = (id: StatusId) => entities.statuses.get(id)?.deleted !== false
  const isAboutDeleted = (id: NotificationId) => {
    const about = entities.notifications.get(id)?.statusId ?? null
    return about !== null && isDeleted(about)
  }

  function at(key: NotificationFeedKey): Feed<NotificationId>
  function at(key: StatusFeedKey): Feed<StatusId>
  function at(key: FeedKey): Feed<NotificationId> | Feed<StatusId>
  function at(key: FeedKey): Feed<NotificationId> | Feed<StatusId> {
    if (isNotificationFeed(key)) {
      const open =
        notificationFeeds.get(key) ??
        counted(key, createFeed({ ...common(key), isDeleted: isAboutDeleted, fetchPage: sources.notifications(key) }))
      notificationFeeds.set(key, open)
      return open
    }
    const known = statusFeeds.get(key)
    if (known) return known
    const feed = counted(key, createFeed({ ...common(key), isDeleted, isHeld, fetchPage: sources.statuses(key) }))
    statusFeeds.set(key, feed)
    return feed
  }

  function folder(key: StatusFeedKey): FoldFeed {
    const known = folders.get(key)
    if (known) return known
    const { folds } = kindOf(key)
    const look = (id: StatusId) => (folds ? entities.statuses.get(id) : undefined)
    const fold = createFoldFeed(look, () => (options.places.get(key)?.id ?? null) as StatusId | null) // the places of a feed of posts are posts
    folders.set(key, fold)
    return fold
  }

  function letGoOfUnshown(): void {
    const unshown = [...statusFeeds.keys()].filter((key) => !shown.get().includes(key))
    for (const key of unshown.slice(0, -maxUnshownFeeds)) {
      statusFeeds.get(key)?.close()
      statusFeeds.delete(key)
      folders.delete(key)
    }
  }

  function isAbout(record: StatusRecord | undefined, ids: ReadonlySet<StatusId>): boolean {
    return record !== undefined && (ids.has(record.id) || (record.reblogId !== null && ids.has(record.reblogId)))
  }

  function isHeld(id: StatusId): boolean {
    return options.isWrittenUnder(entities.statuses.get(id)?.reblogId ?? id)
  }

  function removeFrom(feed: Feed<StatusId>, isDeleted: (status: StatusRecord) => boolean): void {
    const ids = entryIds(feed.get()).filter((id) => {
      const record = entities.statuses.get(id)
      return record !== undefined && isDeleted(record)
    })
    if (ids.length > 0) feed.remove(new Set(ids))
  }

  entities.hold(() => ({
    statuses: [...statusFeeds.values()].flatMap((feed) => entryIds(feed.get())),
    notifications: [...notificationFeeds.values()].flatMap((feed) => entryIds(feed.get())),
    accounts: me === null ? [] : [me],
  }))

  // Entries fetched with another filter do not match the current one.
  const stopFiltering = settings.subscribe('replyVisibility', () => {
    for (const [key, feed] of statusFeeds) if (kindOf(key).hasReplyFilter && feed.get().loaded) void feed.reload()
  })

  return {
    at,
    folder,
    openFeed(key) {
      if (!isNotificationFeed(key)) {
        // Moves it to the end of the map, which is ordered by use.
        const feed = at(key)
        statusFeeds.delete(key)
        statusFeeds.set(key, feed)
        letGoOfUnshown()
      }
      // (The same call twice: each feed knows its own kind of ids.)
      const restored = at(key).get().loaded
        ? null
        : isNotificationFeed(key)
          ? feedStorage.restore(key, at(key))
          : feedStorage.restore(key, at(key))
      const ask = () => {
        if (!at(key).isFresh()) void at(key).loadNewer()
      }
      const place = options.places.get(key)
      // A scroll position refers to stored rows. If the server responds before the device, the position would be lost.
      if (restored && place !== null) {
        void restored.then(() => {
          ask()
          if (at(key).get().loaded) void at(key).recheck(place.id)
        })
      }
      // Both at once: cached rows appear first, and fetched rows replace them.
      else ask()
    },
    async storeSnapshots() {
      await Promise.all([
        ...[...statusFeeds].map(([key, feed]) => feedStorage.storeStatuses(key, feed)),
        ...[...notificationFeeds].map(([key, feed]) => feedStorage.storeNotifications(key, feed)),
      ])
    },
    loadOlder: (key) => at(key).loadOlder(),
    loadNewer: (key) => at(key).loadNewer(),
    showPending: (key) => at(key).showPending(),
    reload: (key) => at(key).reload(),
    fillGap: (key, gap, end) => at(key).fillGap(gap, end),
    setNearTop(key, isAtTop, view = '') {
      const views = new Map(nearTop.get(key))
      if (isAtTop === false) views.delete(view)
      else views.set(view, isAtTop)
      nearTop.set(key, views)
    },
    setFocused(isFocused) {
      focused = isFocused
    },
    shown,
    keys: () => [...statusFeeds.keys(), ...notificationFeeds.keys()],
    async arrive(key, ids) {
      const feed = at(key)
      const { passed, undecided } = sources.filterReplies(key, ids)
      if (passed.length > 0) feed.arrive(passed)
      if (undecided.length === 0) return
      const admitted = await sources.admit(key, undecided)
      if (admitted.length > 0) feed.arrive(admitted)
    },
    removeStatuses(ids) {
      for (const feed of statusFeeds.values()) removeFrom(feed, (record) => isAbout(record, ids) && !isHeld(record.id))
      for (const feed of notificationFeeds.values()) {
        const about = entryIds(feed.get()).filter((id) => {
          const statusId = entities.notifications.get(id)?.statusId
          return statusId != null && ids.has(statusId)
        })
        if (about.length > 0) feed.remove(new Set(about))
      }
    },
    removeUnfollowed(id) {
      for (const [key, feed] of statusFeeds) if (kindOf(key).followedOnly) removeFrom(feed, ({ accountId }) => accountId === id)
    },
    removeWhere(key, isDeleted) {
      const feed = statusFeeds.get(key)
      if (feed) removeFrom(feed, isDeleted)
    },
    insertOwn(status) {
      for (const [key, feed] of statusFeeds) {
        if (kindOf(key).showsOwn(status, { subject: subjectOf(key), me })) insertWhenLoaded(feed, status.id)
      }
    },
    close() {
      stopFiltering()
      for (const feed of statusFeeds.values()) feed.close()
      for (const feed of notificationFeeds.values()) feed.close()
    },
  }
}

/** Inserts an own post after the first page: that may have been requested before the post was sent. */
function insertWhenLoaded(feed: Feed<StatusId>, id: StatusId): void {
  if (feed.get().loaded) return feed.insertOwn(id)
  const stop = feed.watch(() => {
    if (!feed.get().loaded) return
    stop()
    feed.insertOwn(id)
  })
}

function entryIds<Id extends EntryId>({ rows, pending }: FeedState<Id>): Id[] {
  return [...pending, ...rowIds(rows)]
}
