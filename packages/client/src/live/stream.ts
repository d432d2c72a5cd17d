import { createReconnectScheduler } from '@rookery/api/stream/createReconnectScheduler'
import type { StreamEvent } from '@rookery/api/stream/decodeFrame'
import type { StreamSocketConstructor } from '@rookery/api/stream/stream'
import { createCell, type Cell, type Stop } from '@rookery/store/Cell'
import type { FeedKey } from '#features/addresses/model/FeedKey.ts'
import type { Session } from '#features/session/model/Session.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { createAnnouncementNotices, type ReadText } from './announcementNotices.ts'
import { openConnection, type Connection } from './Connection.ts'
import { createFrameQueue } from './FrameQueue.ts'
import type { LeaderElection } from './LeaderElection.ts'
import type { LiveState } from './LiveState.ts'
import { createLossNotices } from './lossNotices.ts'
import type { PageState } from './pageState.ts'
import { nameOfStream, streamOfFeed, userStream, type StreamName } from './streamOfFeed.ts'
import { createWarnings } from './streamWarnings.ts'
import { applyStreamEvents, type StreamedEvent } from './applyStreamEvents.ts'

export interface StreamServiceOptions {
  readonly session: Session
  readonly page: PageState
  readonly leaderElection: LeaderElection
  readonly random: () => number
  readonly readText: ReadText
  /** Feeds on screen. */
  readonly shown: Cell<readonly FeedKey[]>
  /** The browser's own when absent. */
  readonly WebSocket: StreamSocketConstructor | undefined
}

/** More new posts than this between two frames are not taken one by one: the feeds are fetched instead. */
const maxWaiting = 500
/** What one tab at a time does after a loss, for all streams of the account. */
const connecting = 'connecting'

/** Keeps the live connections that the open feeds need, as long as the person has streaming on. */
export function startStream({ session, page, leaderElection, random, readText, shown, WebSocket }: StreamServiceOptions): {
  readonly state: Cell<LiveState>
  /** After a sleep, or when the network is back: connections that are dead are made anew, and what was missed is fetched. */
  check(): void
  stop: Stop
} {
  const { clock, token, expired } = session
  const settings = settingsOf(session)
  const connections = new Map<string, Connection>()
  const state = createCell<LiveState>({ kind: 'off', covered: new Set() })

  const attempts = createReconnectScheduler(clock, {
    leads: () => leaderElection.leads(connecting),
    leave: () => leaderElection.leave(connecting),
    subscribe: leaderElection.subscribe,
  })
  const announcements = createAnnouncementNotices(session.notices, page, readText)
  const queue = createFrameQueue<StreamedEvent>(page, clock, (arrivals) => {
    const isFlood = arrivals.filter(({ event }) => event.kind === 'update').length > maxWaiting
    applyStreamEvents(session, isFlood ? arrivals.filter(({ event }) => event.kind !== 'update') : arrivals, announcements)
    if (isFlood) for (const connection of connections.values()) connection.catchUp()
  })

  const losses = createLossNotices(session.notices, clock)
  const warn = createWarnings()
  function onEvent(event: StreamEvent, feeds: readonly FeedKey[]): void {
    warn(event)
    queue.push({ event, feeds })
  }

  function publish(): void {
    const main = connections.get(userStream.stream) ?? [...connections.values()][0]
    const covered = new Set([...connections.values()].flatMap((connection) => connection.covered()))
    const states = [...connections.values()].map((connection) => connection.state())
    // A reader waits for each of them: one that is lost, or tried again, is a loss although the others stand.
    const worst = states.find(({ kind }) => kind === 'error') ?? states.find(({ kind }) => kind === 'starting') ?? main?.state()
    losses.follow(worst ?? null)
    state.set({ kind: main ? main.state().kind : 'off', covered })
  }

  /** Opens what is needed now and closes what is not. */
  function adjust(): void {
    const needed = neededStreams()
    for (const [name, connection] of connections) {
      if (needed.has(name)) continue
      connections.delete(name)
      connection.stop()
    }
    for (const [name, { stream, keys }] of needed) {
      const connection =
        connections.get(name) ??
        openConnection({ session, stream, leaderElection, attempts, random, WebSocket, onChange: publish, onEvent })
      connections.set(name, connection)
      connection.feed(keys)
    }
    publish()
  }

  function neededStreams(): Map<string, { stream: StreamName; keys: FeedKey[] }> {
    const needed = new Map<string, { stream: StreamName; keys: FeedKey[] }>()
    if (!settings.get('streaming') || expired.get()) return needed
    // The reader's own stream always runs: notifications come over it.
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

  const stops = [settings.subscribe('streaming', adjust), expired.subscribe(adjust), shown.subscribe(adjust)]
  adjust()

  return {
    state,
    check() {
      for (const connection of connections.values()) connection.check()
    },
    stop() {
      for (const stop of stops) stop()
      queue.stop()
      announcements.stop()
      losses.stop()
      for (const connection of connections.values()) connection.stop()
      connections.clear()
    },
  }
}
