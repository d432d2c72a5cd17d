import type { ReconnectScheduler } from '@rookery/api/stream/createReconnectScheduler'
import type { StreamEvent } from '@rookery/api/stream/decodeFrame'
import type { StreamSocketConstructor, StreamState } from '@rookery/api/stream/StreamClient'
import { streamingAddress } from '@rookery/api/stream/streamingAddress'
import type { Timer } from '@rookery/api/http/Clock'
import { nextDelay } from '#lib/nextDelay.ts'
import { warnDeveloper } from '#lib/warnDeveloper.ts'
import type { Stop } from '@rookery/store/Cell'
import type { FeedKey } from '#features/addresses/model/FeedKey.ts'
import { isClosed } from '#features/feeds/model/isClosed.ts'
import { markBack, markLost } from '#features/session/model/lostSince.ts'
import type { Session } from '#features/session/model/Session.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import type { LeaderElection } from './LeaderElection.ts'
import { openSharedStream, type SharedStream } from './SharedStream.ts'
import { nameOfStream, type StreamName } from './streamOfFeed.ts'

export interface StreamSubscriptionOptions {
  readonly session: Session
  readonly stream: StreamName
  readonly leaderElection: LeaderElection
  /** Reconnect state that all streams of the session share. */
  readonly reconnects: ReconnectScheduler
  readonly random: () => number
  /** The browser's own when absent. */
  readonly WebSocket: StreamSocketConstructor | undefined
  readonly onEvent: (event: StreamEvent, feeds: readonly FeedKey[]) => void
  /** Called after every change of the state or of the live feeds. */
  readonly onChange: () => void
}

/** One shared stream, and the feeds that it updates. */
export interface StreamSubscription {
  readonly state: () => StreamState
  /** Feeds that are up to date as long as the stream is connected. */
  readonly liveFeeds: () => readonly FeedKey[]
  /** Sets the feeds that the stream updates; new ones catch up first. */
  setFeeds(keys: readonly FeedKey[]): void
  /** Fetches all feeds again, after more events than can be applied one by one. */
  catchUp(): void
  /** Checks the connection now: it may be dead without an event. */
  check(): void
  stop: Stop
}

export function openStreamSubscription({
  session,
  stream,
  leaderElection,
  reconnects,
  random,
  WebSocket,
  onEvent,
  onChange,
}: StreamSubscriptionOptions): StreamSubscription {
  const { clock, tabs, token, expired } = session
  const feeds = feedsOf(session)
  const liveFeeds = new Set<FeedKey>()
  let keys: readonly FeedKey[] = []
  let state: StreamState = { kind: 'starting_initial' }
  let shared: SharedStream | null = null
  let reopenTimer: Timer | null = null
  let catchUpTimer: Timer | null = null
  let serverCloses = 0
  let catchUpFailures = 0
  /**
   * True after the first connection. A server that never accepted one may have no streaming: its feeds are polled, and no loss is reported.
   */
  let hasConnected = false
  let stopped = false

  function onState(next: StreamState): void {
    if (stopped) return
    const wasJoined = state.kind === 'joined'
    state = next
    if (next.kind === 'joined') {
      catchUpFailures = 0
      // Maybe found by another tab.
      reconnects.tokenPlace = next.tokenPlace
      markBack(session)
      hasConnected = true
      // Shared responses from before the connection may lack entries that arrived in between.
      session.forgetResponses()
      void catchUpFeeds(keys)
    } else {
      disconnect()
    }
    // Browsers cannot distinguish a rejected token from a server that is down.
    if (next.kind === 'error' && !wasJoined) void session.checkToken()
    // A server that never took a connection may have no streaming: its feeds are polled, and nothing is lost.
    if (next.kind === 'error' && wasJoined) markLost(session)
    if (next.kind === 'closed' && next.byServer) void afterClosing()
    onChange()
  }

  /** Fetches missed entries. Feeds are polled until they are caught up. */
  async function catchUpFeeds(joining: readonly FeedKey[]): Promise<void> {
    const caughtUp = await Promise.all(joining.map((key) => feeds.at(key).catchUp()))
    if (stopped || state.kind !== 'joined') return
    for (const [index, key] of joining.entries()) if (caughtUp[index] && keys.includes(key)) liveFeeds.add(key)
    onChange()
    const uncovered = keys.filter((key) => !liveFeeds.has(key) && !isClosed(feeds.at(key).get()))
    if (uncovered.length === 0) {
      serverCloses = 0
      return
    }
    catchUpFailures += 1
    catchUpTimer?.cancel()
    catchUpTimer = clock.after(nextDelay(catchUpFailures, random), () => void catchUpFeeds(uncovered))
  }

  function disconnect(): void {
    catchUpTimer?.cancel()
    liveFeeds.clear()
    for (const key of keys) feeds.at(key).onStreamLost()
  }

  /** Akkoma closes idle connections and those with a revoked token in the same way. */
  async function afterClosing(): Promise<void> {
    await session.checkToken()
    if (stopped || expired.get()) return
    serverCloses += 1
    reopenTimer = clock.after(nextDelay(serverCloses, random), reopen)
  }

  function reopen(): void {
    reopenTimer?.cancel()
    reopenTimer = null
    shared?.reopen()
  }

  function open(): void {
    shared = openSharedStream({
      name: nameOfStream(stream),
      host: new URL(session.origin).host,
      leaderElection,
      tabs,
      clientOptions: () => ({
        ...stream,
        url: addressOf(session),
        token: token?.accessToken ?? null,
        clock,
        respondsToPings: () => session.server.get().capabilities.streamPongs,
        reconnects,
        ...(WebSocket && { WebSocket }),
      }),
      onState,
      onEvent: (event) => {
        if (!stopped) onEvent(event, keys)
      },
    })
  }

  return {
    state: () => (hasConnected || (state.kind !== 'error' && state.kind !== 'starting') ? state : { kind: 'disabled' }),
    liveFeeds: () => [...liveFeeds],
    setFeeds(next) {
      const added = next.filter((key) => !keys.includes(key))
      for (const key of keys) {
        if (next.includes(key)) continue
        liveFeeds.delete(key)
        feeds.at(key).onStreamLost()
      }
      keys = next
      if (!shared) open()
      else if (state.kind === 'joined' && added.length > 0) void catchUpFeeds(added)
    },
    catchUp() {
      if (state.kind !== 'joined') return
      disconnect()
      void catchUpFeeds(keys)
    },
    check() {
      if (reopenTimer) reopen()
      else shared?.check()
    },
    stop() {
      stopped = true
      reopenTimer?.cancel()
      disconnect()
      shared?.close()
    },
  }
}

/** The streaming address of the server; its own origin if that is another site. */
function addressOf({ server, origin }: Session): string {
  const named = server.get().instance.streamingUrl
  const address = streamingAddress(named, origin)
  if (named && address === null) warnDeveloper(`The server names ${named} for its streams, which is another site: it is not connected to.`)
  return address ?? origin
}
