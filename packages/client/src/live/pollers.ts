import type { Timer } from '@rookery/api/http/Clock'
import type { Cell, Stop } from '@rookery/store/Cell'
import { nextDelay } from '#lib/nextDelay.ts'
import { kindOf, type FeedKey } from '#features/addresses/model/FeedKey.ts'
import { isClosed } from '#features/feeds/model/isClosed.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { TabMessage } from '#features/session/model/TabMessage.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import type { LeaderElection } from './LeaderElection.ts'
import type { LiveState } from './LiveState.ts'
import type { PageState } from './pageState.ts'

/** Timelines and notifications alike (spec 3, section 9). */
const pollEvery = 20_000
/** A hidden tab polls notifications only, and slowly. */
const hiddenEvery = 60_000
/** How often it is looked whether something is due. */
const tickMs = 1000
/** A live connection that has joined by then has loaded the first notifications itself. */
const firstConnectionMs = 3000

export interface PollerOptions {
  readonly session: Session
  readonly page: PageState
  readonly random: () => number
  readonly live: Cell<LiveState>
  readonly leaderElection: LeaderElection
}

/** Polls every open feed that is not live. `retryNow` makes all of them due. */
export function startPollers({ session, page, random, live, leaderElection }: PollerOptions): { retryNow(): void; stop: Stop } {
  const { clock, me, expired, tabs } = session
  const feeds = feedsOf(session)
  const due = new Map<FeedKey, { at: number; failures: number }>()
  let lastRound = clock.now()

  function polled(): readonly FeedKey[] {
    if (expired.get()) return []
    const shown = page.visible.get() ? feeds.shown.get().filter((key) => kindOf(key).polled) : []
    const all = me === null || shown.includes('notifications') ? shown : [...shown, 'notifications' as const]
    return all.filter((key) => !live.get().liveFeeds.has(key) && !isClosed(feeds.at(key).get()))
  }

  async function poll(key: FeedKey): Promise<void> {
    const before = feeds.at(key).get().since
    const hasResponded = await feeds.loadNewer(key)
    const failures = hasResponded ? 0 : (due.get(key)?.failures ?? 0) + 1
    const intervalMs = page.visible.get() ? pollEvery : hiddenEvery
    // In an outage the waits grow from 20 s to five minutes.
    due.set(key, { at: clock.now() + (failures === 0 ? intervalMs : Math.max(intervalMs, nextDelay(failures + 4, random))), failures })
    if (feeds.at(key).get().since !== before) tabs.notify({ kind: 'arrived', feed: key })
  }

  function round(): void {
    const keys = polled()
    // The machine's clock was set back: without this, the next poll would be hours away.
    if (clock.now() < lastRound) for (const turn of due.values()) turn.at = clock.now()
    lastRound = clock.now()
    for (const key of due.keys()) if (!keys.includes(key)) due.delete(key)
    for (const key of keys) {
      const turn = due.get(key)
      if (!turn) due.set(key, { at: clock.now() + pollEvery, failures: 0 })
      else if (clock.now() >= turn.at && feeds.at(key).get().loading === 'idle' && leaderElection.leads(key, true)) {
        due.set(key, { ...turn, at: clock.now() + pollEvery })
        void poll(key)
      }
    }
  }

  /** Entries missed while hidden, or since the connection broke, are due immediately. */
  function retryNow(): void {
    if (!page.visible.get()) return
    for (const key of polled()) if (feeds.at(key).get().loaded) due.set(key, { at: clock.now(), failures: due.get(key)?.failures ?? 0 })
  }

  /** Another tab found something new in a feed that both show. */
  function onMessage(message: TabMessage): void {
    if (message.kind !== 'arrived' || !page.visible.get()) return
    const key = polled().find((own) => own === message.feed)
    if (key && feeds.at(key).get().loaded) void feeds.loadNewer(key)
  }

  /** A list on screen, or the connection, may have fetched them. */
  function loadFirstNotifications(): void {
    stopWaiting()
    if (!feeds.at('notifications').isFresh()) void feeds.loadNewer('notifications')
  }

  let waiting: Timer | null = null
  let stopFollowing: Stop = () => {}
  function stopWaiting(): void {
    waiting?.cancel()
    stopFollowing()
  }
  /** A new connection loads a page of its own, because an earlier page may lack entries from before it joined. */
  function awaitConnection(): void {
    const { kind } = live.get()
    if (kind === 'joined') stopWaiting()
    else if (kind !== 'starting_initial') loadFirstNotifications()
  }

  if (me !== null) {
    waiting = clock.after(firstConnectionMs, loadFirstNotifications)
    stopFollowing = live.subscribe(awaitConnection)
    awaitConnection()
  }
  const timer = clock.every(tickMs, round)
  const stopPage = page.visible.subscribe(retryNow)
  const stopListening = tabs.subscribe(onMessage)
  return {
    retryNow,
    stop() {
      timer.cancel()
      stopWaiting()
      stopPage()
      stopListening()
    },
  }
}
