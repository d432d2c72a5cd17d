import type { StatusId } from '@rookery/api/wire/model'

import { isNotificationFeed, type StatusFeedKey } from '#features/addresses/model/FeedKey.ts'
import { rowIds } from '@rookery/store/FeedState'
import { subscribeUnseen, unseenCount } from '#features/notifications/model/unseenCount.ts'
import type { Session } from '#features/session/model/Session.ts'
import { throttleAnnouncements, type ThrottleOptions } from '#features/failures/model/throttleAnnouncements.ts'
import { viewOfFeed } from '#features/filters/model/FilterViewContext.ts'
import { filtersOf } from '#features/filters/model/filtersOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import type { Stop } from '@rookery/store/Cell'

/** New entries since the last announcement. */
export interface News {
  readonly posts: number
  readonly notifications: number
}

export interface NewsOptions extends Pick<ThrottleOptions, 'clock' | 'isBusy'> {
  readonly session: Session
  readonly notify: (news: News) => void
}

/** Counts new posts of the feeds on screen, shown or pending, and notifications; announces them at most every ten seconds. */
export function countNews({ session, clock, isBusy, notify }: NewsOptions): Stop {
  const { entities, me } = session
  const filters = filtersOf(session)
  const feeds = feedsOf(session)
  /** The newest announced entry of each feed. */
  const notified = new Map<StatusFeedKey, StatusId>()
  let announcedNotifications = unseenCount(session)
  const seldom = throttleAnnouncements({ clock, isBusy, notify: notifyNow })
  let watches: readonly Stop[] = []

  function freshIn(key: StatusFeedKey): number {
    const { loaded, pending, rows } = feeds.at(key).get()
    const ids = loaded ? [...pending, ...rowIds(rows)] : []
    const until = ids.findIndex((id) => id === notified.get(key))
    if (until < 0 && ids[0] !== undefined) notified.set(key, ids[0])
    // The user's own posts are not announced.
    const fresh = ids.slice(0, Math.max(0, until)).filter((id) => entities.statuses.get(id)?.accountId !== me)
    return fresh.length - filters.hiddenAmong(fresh, viewOfFeed(key)).size
  }

  const timelines = () => feeds.shown.get().filter((key): key is StatusFeedKey => !isNotificationFeed(key))

  function news(): News {
    const unseen = unseenCount(session)
    announcedNotifications = Math.min(announcedNotifications, unseen)
    return { posts: timelines().reduce((sum, key) => sum + freshIn(key), 0), notifications: unseen - announcedNotifications }
  }

  function look(): void {
    const { posts, notifications } = news()
    if (posts + notifications > 0) seldom.soon()
  }

  function notifyNow(): boolean {
    const now = news()
    if (now.posts + now.notifications === 0) return false
    for (const key of timelines()) notified.delete(key)
    announcedNotifications += now.notifications
    news()
    notify(now)
    return true
  }

  function watch(): void {
    for (const stop of watches) stop()
    watches = timelines().map((key) => feeds.at(key).watch(look))
    look()
  }

  const stops = [feeds.shown.subscribe(watch), subscribeUnseen(session, look)]
  watch()
  return () => {
    seldom.stop()
    for (const stop of [...stops, ...watches]) stop()
  }
}
