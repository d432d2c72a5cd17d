import * as notificationMarks from '@rookery/api/calls/notificationMarks'
import { fetch } from '@rookery/api/calls/notifications'
import { ApiError } from '@rookery/api/http/ApiError'
import { compareIds } from '@rookery/api/wire/ids'
import type { Cursor, NotificationId } from '@rookery/api/wire/model'
import { rowIds } from '@rookery/store/FeedState'
import { markSeen } from '#features/entities/model/markSeen.ts'
import { pollingContextOf, startSharedPolling } from '#features/session/model/startSharedPolling.ts'
import type { Session } from '#features/session/model/Session.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import type { Cell, Stop } from '@rookery/store/Cell'
import type { LiveState } from './LiveState.ts'
import type { PageState } from './pageState.ts'

/** As often as notifications are polled (spec 3, section 9). */
const intervalMs = 20_000
/** Servers send no more at once. */
const maxAtOnce = 40
/** Maximum number of pages that are searched for unseen notifications; the next visit finds older ones. */
const maxPages = 5

export interface ReadMarkerOptions {
  readonly session: Session
  readonly page: PageState
  readonly live: Cell<LiveState>
}

export interface ReadMarkers {
  /** The machine slept, or the network was away. */
  retryNow(): void
  readonly stop: Stop
}

/**
 * Syncs seen notifications with the user's other devices by the server's read marker. If notifications have marks of their own (Akkoma,
 * Pleroma), a moved marker triggers a refetch of the marks. On other servers everything up to the marker counts as seen. While connected,
 * the marker is fetched on focus, after a sleep, and on reconnect.
 */
export function startReadMarkers({ session, page, live }: ReadMarkerOptions): ReadMarkers {
  const { client, entities, me, server } = session
  const feeds = feedsOf(session)
  if (me === null) return { retryNow: () => {}, stop: () => {} }
  const feed = feeds.at('notifications')
  let known: notificationMarks.ReadMarker | null = null

  /** The user may have used another device since the last response. */
  let isDue = true
  const isLive = () => live.get().kind === 'joined'
  let wasLive = isLive()

  const hasSeenMarks = () => server.get().capabilities.seenMarks

  function unseen(): NotificationId[] {
    const { pending, rows } = feed.get()
    return [...pending, ...rowIds(rows)].filter((id) => entities.notifications.get(id)?.seen === false)
  }

  function apply(): void {
    const upTo = known?.lastReadId ?? null
    if (upTo === null || hasSeenMarks()) return
    const seen = unseen().filter((id) => compareIds(id, upTo) <= 0)
    if (seen.length > 0) markSeen(entities, seen)
  }

  async function lookAtMarks(): Promise<void> {
    const oldest = unseen().at(-1)
    let cursor: Cursor | null = null
    for (let page = 0; page < maxPages && oldest !== undefined; page += 1) {
      const requestSeq = entities.nextRequestSeq()
      const { items, older } = await fetch(client, { cursor, limit: maxAtOnce, withMuted: true })
      entities.receive({ notifications: items.filter(({ id }) => entities.notifications.get(id)) }, requestSeq)
      if (older === null || items.some(({ id }) => compareIds(id, oldest) <= 0)) return
      cursor = older
    }
  }

  async function fetchMarker(): Promise<number | null> {
    if (!feed.get().loaded) return 0
    try {
      const marker = await notificationMarks.readMarker(client)
      // The first response may be newer than the list.
      const hasMoved = known === null || marker.updatedAt !== known.updatedAt || marker.lastReadId !== known.lastReadId
      if (hasSeenMarks() && hasMoved) await lookAtMarks()
      // Set only after the marks were loaded, so that the next poll retries after a failure.
      known = marker
      isDue = false
      if (!hasSeenMarks()) apply()
      return 0
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // A server without read markers is not polled.
      return error.status === 404 || error.status === 403 ? null : 0
    }
  }

  const isVisible = () => page.visible.get() && (isDue || !isLive())
  const { onVisibilityChange, stop } = startSharedPolling(pollingContextOf(session), {
    subject: 'readMarker',
    intervalMs,
    isVisible,
    fetch: fetchMarker,
  })

  function retryNow(): void {
    isDue = true
    onVisibilityChange()
  }

  /** Polls a feed when it becomes visible or focused, and stops when it does not. */
  function come(isHere: boolean): void {
    if (isHere) retryNow()
    else onVisibilityChange()
  }

  const stops = [
    stop,
    page.visible.subscribe(() => come(page.visible.get())),
    page.focused.subscribe(() => come(page.focused.get())),
    live.subscribe(() => {
      const joins = isLive() && !wasLive
      wasLive = isLive()
      come(joins)
    }),
    feed.watch(() => {
      // If the server has only a marker, nothing is known to be seen before it has loaded.
      if (known === null && feed.get().loaded && !hasSeenMarks()) {
        known = { lastReadId: null, updatedAt: null }
        void fetchMarker()
      } else apply()
    }),
  ]
  return {
    retryNow,
    stop() {
      for (const end of stops) end()
    },
  }
}
