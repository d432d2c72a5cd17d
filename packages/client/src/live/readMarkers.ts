import * as notificationMarks from '@rookery/api/calls/notificationMarks'
import { fetch } from '@rookery/api/calls/notifications'
import { ApiError } from '@rookery/api/http/ApiError'
import { compareIds } from '@rookery/api/wire/ids'
import type { Cursor, NotificationId } from '@rookery/api/wire/model'
import { rowIds } from '@rookery/store/FeedState'
import { markSeen } from '#features/entities/model/markSeen.ts'
import { askerOf, startSharedPolling } from '#features/session/model/startSharedPolling.ts'
import type { Session } from '#features/session/model/Session.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import type { Cell, Stop } from '@rookery/store/Cell'
import type { LiveState } from './LiveState.ts'
import type { PageState } from './pageState.ts'

/** As often as notifications are polled (spec 3, section 9). */
const every = 20_000
/** Servers send no more at once. */
const maxAtOnce = 40
/** So many pages are asked for to find what is not seen here; further down the next visit finds it. */
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
 * Keeps what is seen in step with the person's other devices, by the reading position that the server keeps. Where each notification
 * has a mark of its own (Akkoma, Pleroma) a position that moved says that the marks are worth another look; elsewhere
 * everything up to it is seen. While the live connection stands the position is asked for when the person may come from another
 * device: on focus, after a sleep and after a reconnect.
 */
export function startReadMarkers({ session, page, live }: ReadMarkerOptions): ReadMarkers {
  const { client, entities, me, server } = session
  const feeds = feedsOf(session)
  if (me === null) return { retryNow: () => {}, stop: () => {} }
  const feed = feeds.at('notifications')
  let known: notificationMarks.ReadMarker | null = null

  /** The person may have been elsewhere since the last answer. */
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
      const asOf = entities.mark()
      const { items, older } = await fetch(client, { cursor, limit: maxAtOnce, withMuted: true })
      entities.receive({ notifications: items.filter(({ id }) => entities.notifications.get(id)) }, asOf)
      if (older === null || items.some(({ id }) => compareIds(id, oldest) <= 0)) return
      cursor = older
    }
  }

  async function ask(): Promise<number | null> {
    if (!feed.get().loaded) return 0
    try {
      const marker = await notificationMarks.readMarker(client)
      // The first answer may be younger than the list.
      const hasMoved = known === null || marker.updatedAt !== known.updatedAt || marker.lastReadId !== known.lastReadId
      if (hasSeenMarks() && hasMoved) await lookAtMarks()
      // Not before the marks are here: where they could not be had, the next poll asks for them again.
      known = marker
      isDue = false
      if (!hasSeenMarks()) apply()
      return 0
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // A server that keeps no position is not asked again and again.
      return error.status === 404 || error.status === 403 ? null : 0
    }
  }

  const isSeen = () => page.visible.get() && (isDue || !isLive())
  const { look, stop } = startSharedPolling(askerOf(session), { subject: 'readMarker', every, isSeen, ask })

  function retryNow(): void {
    isDue = true
    look()
  }

  /** One that comes into sight or gets the focus is asked for, one that goes is left alone. */
  function come(isHere: boolean): void {
    if (isHere) retryNow()
    else look()
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
      // Where the position is all there is, nothing is known to be seen before it came.
      if (known === null && feed.get().loaded && !hasSeenMarks()) {
        known = { lastReadId: null, updatedAt: null }
        void ask()
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
