import type { ReconnectScheduler } from '@rookery/api/stream/createReconnectScheduler'
import type { StreamEvent } from '@rookery/api/stream/decodeFrame'
import type { StreamSocketConstructor, StreamState } from '@rookery/api/stream/stream'
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

export interface ConnectionOptions {
  readonly session: Session
  readonly stream: StreamName
  readonly leaderElection: LeaderElection
  /** What the session's connections share. */
  readonly attempts: ReconnectScheduler
  readonly random: () => number
  /** The browser's own when absent. */
  readonly WebSocket: StreamSocketConstructor | undefined
  readonly onEvent: (event: StreamEvent, feeds: readonly FeedKey[]) => void
  /** After every change of the state or of the feeds that are covered. */
  readonly onChange: () => void
}

/** One live connection and the feeds that it keeps up to date. */
export interface Connection {
  readonly state: () => StreamState
  /** Feeds that miss nothing while the connection stands. */
  readonly covered: () => readonly FeedKey[]
  /** Names the feeds to bring; those that are new are caught up with first. */
  feed(keys: readonly FeedKey[]): void
  /** Fetches all of them anew: more came than can be taken one by one. */
  catchUp(): void
  /** Makes sure at once that the connection lives: it may be dead without notice. */
  check(): void
  stop: Stop
}

export function openConnection({
  session,
  stream,
  leaderElection,
  attempts,
  random,
  WebSocket,
  onEvent,
  onChange,
}: ConnectionOptions): Connection {
  const { clock, tabs, token, expired } = session
  const feeds = feedsOf(session)
  const covered = new Set<FeedKey>()
  let keys: readonly FeedKey[] = []
  let state: StreamState = { kind: 'starting_initial' }
  let shared: SharedStream | null = null
  let reopening: Timer | null = null
  let catching: Timer | null = null
  let closings = 0
  let failures = 0
  /** It stood once. A server that never took a connection may have no streaming: its feeds are polled, and nothing is lost. */
  let hasStood = false
  let stopped = false

  function onState(next: StreamState): void {
    if (stopped) return
    const wasJoined = state.kind === 'joined'
    state = next
    if (next.kind === 'joined') {
      failures = 0
      // Found out by another tab, perhaps.
      attempts.tokenPlace = next.tokenPlace
      markBack(session)
      hasStood = true
      // An answer from before the connection stood would leave out what came in between.
      session.forgetResponses()
      void join(keys)
    } else {
      part()
    }
    // Browsers do not tell a refused token from a server that is down.
    if (next.kind === 'error' && !wasJoined) void session.checkToken()
    // A server that never took a connection may have no streaming: its feeds are polled, and nothing is lost.
    if (next.kind === 'error' && wasJoined) markLost(session)
    if (next.kind === 'closed' && next.byServer) void afterClosing()
    onChange()
  }

  /** Fetches what was missed. Until that has come the feeds are polled as well. */
  async function join(joining: readonly FeedKey[]): Promise<void> {
    const caughtUp = await Promise.all(joining.map((key) => feeds.at(key).catchUp()))
    if (stopped || state.kind !== 'joined') return
    for (const [index, key] of joining.entries()) if (caughtUp[index] && keys.includes(key)) covered.add(key)
    onChange()
    const uncovered = keys.filter((key) => !covered.has(key) && !isClosed(feeds.at(key).get()))
    if (uncovered.length === 0) {
      closings = 0
      return
    }
    failures += 1
    catching?.cancel()
    catching = clock.after(nextDelay(failures, random), () => void join(uncovered))
  }

  function part(): void {
    catching?.cancel()
    covered.clear()
    for (const key of keys) feeds.at(key).part()
  }

  /** Akkoma closes an idle connection and one whose token was revoked in the same way. */
  async function afterClosing(): Promise<void> {
    await session.checkToken()
    if (stopped || expired.get()) return
    closings += 1
    reopening = clock.after(nextDelay(closings, random), reopen)
  }

  function reopen(): void {
    reopening?.cancel()
    reopening = null
    shared?.reopen()
  }

  function open(): void {
    shared = openSharedStream({
      name: nameOfStream(stream),
      leaderElection,
      tabs,
      options: () => ({
        ...stream,
        url: addressOf(session),
        token: token?.accessToken ?? null,
        clock,
        respondsToPings: () => session.server.get().capabilities.streamPongs,
        attempts,
        ...(WebSocket && { WebSocket }),
      }),
      onState,
      onEvent: (event) => {
        if (!stopped) onEvent(event, keys)
      },
    })
  }

  return {
    state: () => (hasStood || (state.kind !== 'error' && state.kind !== 'starting') ? state : { kind: 'disabled' }),
    covered: () => [...covered],
    feed(next) {
      const added = next.filter((key) => !keys.includes(key))
      for (const key of keys) {
        if (next.includes(key)) continue
        covered.delete(key)
        feeds.at(key).part()
      }
      keys = next
      if (!shared) open()
      else if (state.kind === 'joined' && added.length > 0) void join(added)
    },
    catchUp() {
      if (state.kind !== 'joined') return
      part()
      void join(keys)
    },
    check() {
      if (reopening) reopen()
      else shared?.check()
    },
    stop() {
      stopped = true
      reopening?.cancel()
      part()
      shared?.close()
    },
  }
}

/** Where the server streams, if that is its own place. */
function addressOf({ server, origin }: Session): string {
  const named = server.get().instance.streamingUrl
  const address = streamingAddress(named, origin)
  if (named && address === null) warnDeveloper(`The server names ${named} for its streams, which is another site: it is not connected to.`)
  return address ?? origin
}
