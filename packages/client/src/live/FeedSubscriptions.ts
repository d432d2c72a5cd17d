import { createReconnectScheduler } from '@rookery/api/stream/createReconnectScheduler'
import type { StreamEvent } from '@rookery/api/stream/decodeFrame'
import type { StreamSocketConstructor } from '@rookery/api/stream/StreamClient'
import { createCell, type Cell, type Stop } from '@rookery/store/Cell'
import type { FeedKey } from '#features/addresses/model/FeedKey.ts'
import type { Session } from '#features/session/model/Session.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { createAnnouncementNotices, type ReadText } from './announcementNotices.ts'
import { openStreamSubscription, type StreamSubscription } from './StreamSubscription.ts'
import { createFrameQueue } from './FrameQueue.ts'
import type { LeaderElection } from './LeaderElection.ts'
import type { LiveState } from './LiveState.ts'
import { createLossNotices } from './lossNotices.ts'
import type { PageState } from './pageState.ts'
import { nameOfStream, streamOfFeed, userStream, type StreamName } from './streamOfFeed.ts'
import { createStreamWarnings } from './streamWarnings.ts'
import { applyStreamEvents, type StreamedEvent } from './applyStreamEvents.ts'

export interface FeedSubscriptionsOptions {
  readonly session: Session
  readonly page: PageState
  readonly leaderElection: LeaderElection
  readonly random: () => number
  readonly readText: ReadText
  /** Feeds on screen. */
  readonly shown: Cell<readonly FeedKey[]>
  /** The browser's own when absent. */
  readonly WebSocket: StreamSocketConstructor | undefined
  /** Ends when it is known whether the server has streams; until then none is opened. It is known already when absent. */
  readonly described?: Promise<unknown> | undefined
}

/** If more new posts wait for one flush, the feeds are refetched instead. */
const maxUpdatesAtOnce = 500
/** Subject of the election for reconnecting: one tab at a time retries, for all streams of the account. */
const connecting = 'connecting'

/** Keeps a stream subscription open for each stream that visible feeds need, while streaming is on. */
export function startFeedSubscriptions(options: FeedSubscriptionsOptions): {
  readonly state: Cell<LiveState>
  /** Call after a sleep or when the network is back: replaces dead connections and fetches missed entries. */
  check(): void
  stop: Stop
} {
  const { session, page, leaderElection, random, readText, shown, WebSocket, described } = options
  const { clock, token, expired, server } = session
  const settings = settingsOf(session)
  let mayOpen = described === undefined
  const subscriptions = new Map<string, StreamSubscription>()
  const state = createCell<LiveState>({ kind: 'off', liveFeeds: new Set() })

  const reconnects = createReconnectScheduler(clock, {
    leads: () => leaderElection.leads(connecting),
    leave: () => leaderElection.leave(connecting),
    subscribe: leaderElection.subscribe,
  })
  const announcements = createAnnouncementNotices(session.notices, page, readText)
  const queue = createFrameQueue<StreamedEvent>(page, clock, (arrivals) => {
    const isFlood = arrivals.filter(({ event }) => event.kind === 'update').length > maxUpdatesAtOnce
    applyStreamEvents(session, isFlood ? arrivals.filter(({ event }) => event.kind !== 'update') : arrivals, announcements)
    if (isFlood) for (const connection of subscriptions.values()) connection.catchUp()
  })

  const losses = createLossNotices(session.notices, clock)
  const warnOfEvent = createStreamWarnings()
  function onEvent(event: StreamEvent, feeds: readonly FeedKey[]): void {
    warnOfEvent(event)
    queue.push({ event, feeds, requestSeq: session.entities.nextRequestSeq() })
  }

  function publish(): void {
    const main = subscriptions.get(userStream.stream) ?? [...subscriptions.values()][0]
    const liveFeeds = new Set([...subscriptions.values()].flatMap((connection) => connection.liveFeeds()))
    const states = [...subscriptions.values()].map((connection) => connection.state())
    // One lost or reconnecting stream counts as a loss, even if the others are connected.
    const worst = states.find(({ kind }) => kind === 'error') ?? states.find(({ kind }) => kind === 'starting') ?? main?.state()
    losses.follow(worst ?? null)
    state.set({ kind: main ? main.state().kind : 'off', liveFeeds })
  }

  /** Opens the streams that are needed now and closes the others. */
  function adjust(): void {
    const needed = neededStreams()
    if (!mayOpen && needed.size > 0) {
      // Pollers leave the first notifications to a connection that starts (`pollers.ts`).
      state.set({ kind: 'starting_initial', liveFeeds: new Set() })
      return
    }
    for (const [name, connection] of subscriptions) {
      if (needed.has(name)) continue
      subscriptions.delete(name)
      connection.stop()
    }
    for (const [name, { stream, keys }] of needed) {
      const connection =
        subscriptions.get(name) ??
        openStreamSubscription({ session, stream, leaderElection, reconnects, random, WebSocket, onChange: publish, onEvent })
      subscriptions.set(name, connection)
      connection.setFeeds(keys)
    }
    publish()
  }

  function neededStreams(): Map<string, { stream: StreamName; keys: FeedKey[] }> {
    const needed = new Map<string, { stream: StreamName; keys: FeedKey[] }>()
    if (!settings.get('streaming') || !server.get().capabilities.liveUpdates || expired.get()) return needed
    // The user's own stream is always open, because it has the notifications.
    if (token) needed.set(userStream.stream, { stream: userStream, keys: ['notifications'] })
    for (const key of shown.get()) {
      const stream = streamOfFeed(key)
      if (!stream || (stream === userStream && !token)) continue
      const name = nameOfStream(stream)
      const entry = needed.get(name) ?? { stream, keys: [] }
      if (!entry.keys.includes(key)) entry.keys.push(key)
      needed.set(name, entry)
    }
    return needed
  }

  const stops = [settings.subscribe('streaming', adjust), expired.subscribe(adjust), shown.subscribe(adjust), server.subscribe(adjust)]
  adjust()
  let stopped = false
  // Without a description the streams are tried.
  void described?.finally(() => {
    mayOpen = true
    if (!stopped) adjust()
  })

  return {
    state,
    check() {
      for (const connection of subscriptions.values()) connection.check()
    },
    stop() {
      stopped = true
      for (const stop of stops) stop()
      queue.stop()
      announcements.stop()
      losses.stop()
      for (const connection of subscriptions.values()) connection.stop()
      subscriptions.clear()
    },
  }
}
