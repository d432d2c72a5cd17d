import type { StreamEvent } from '@rookery/api/stream/decodeFrame'
import type { StreamSocketConstructor, StreamState, TokenPlace } from '@rookery/api/stream/stream'
import type { Timer } from '@rookery/api/http/Clock'
import { nextDelay } from '#lib/nextDelay.ts'
import type { Stop } from '#lib/Cell.ts'
import type { FeedKey } from '#data/feeds/FeedKey.ts'
import type { NoticeOptions } from '#data/notices/Notices.ts'
import type { Session } from '#data/session/Session.ts'
import type { Leadership } from './Leadership.ts'
import { openSharedStream, type SharedStream } from './SharedStream.ts'
import { nameOfStream, type StreamName } from './streamOfFeed.ts'

export interface ConnectionOptions {
  readonly session: Session
  readonly stream: StreamName
  readonly leadership: Leadership
  readonly random: () => number
  /** Tells the person; the next sentence takes the place of the last one, whichever connection says it. */
  readonly say: (notice: NoticeOptions) => void
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
  /** It may be dead without having said so: makes sure, now. */
  check(): void
  stop: Stop
}

export function openConnection({ session, stream, leadership, random, say, WebSocket, onEvent, onChange }: ConnectionOptions): Connection {
  const { clock, feeds, tabs, token, refused } = session
  const covered = new Set<FeedKey>()
  let keys: readonly FeedKey[] = []
  let state: StreamState = { kind: 'starting_initial' }
  let shared: SharedStream | null = null
  let tokenPlace: TokenPlace | undefined
  let reopening: Timer | null = null
  let catching: Timer | null = null
  let closings = 0
  let failures = 0
  let stopped = false

  function onState(next: StreamState): void {
    if (stopped) return
    const wasJoined = state.kind === 'joined'
    const wasInitial = state.kind === 'starting_initial'
    state = next
    if (next.kind === 'joined') {
      failures = 0
      tokenPlace = next.tokenPlace
      if (!next.initial) say({ level: 'success', messageKey: 'timeline.socket_reconnected', timeout: 5000 })
      // An answer from before the connection stood would leave out what came in between.
      session.forgetAnswers()
      void join(keys)
    } else {
      part()
    }
    // Browsers do not tell a refused token from a server that is down.
    if (next.kind === 'error' && !wasJoined) void session.checkToken()
    // Once for a loss, not for every attempt after it.
    if (next.kind === 'error' && (wasJoined || wasInitial)) {
      say({ level: 'error', messageKey: 'timeline.socket_broke', args: { code: next.code }, timeout: 5000 })
    }
    if (next.kind === 'closed' && next.byServer) void afterClosing()
    onChange()
  }

  /** Fetches what was missed. Until that has come the feeds are polled as well. */
  async function join(joining: readonly FeedKey[]): Promise<void> {
    const caughtUp = await Promise.all(joining.map((key) => feeds.at(key).catchUp()))
    if (stopped || state.kind !== 'joined') return
    for (const [index, key] of joining.entries()) if (caughtUp[index] && keys.includes(key)) covered.add(key)
    onChange()
    const missing = keys.filter((key) => !covered.has(key))
    if (missing.length === 0) {
      closings = 0
      return
    }
    failures += 1
    catching?.cancel()
    catching = clock.after(nextDelay(failures, random), () => void join(missing))
  }

  function part(): void {
    catching?.cancel()
    covered.clear()
    for (const key of keys) feeds.at(key).part()
  }

  /** Akkoma closes an idle connection and one whose token was revoked in the same way. */
  async function afterClosing(): Promise<void> {
    await session.checkToken()
    if (stopped || refused.get()) return
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
      leadership,
      tabs,
      options: () => ({
        ...stream,
        url: session.server.instance.streamingUrl || session.origin,
        token: token?.accessToken ?? null,
        clock,
        ...(WebSocket && { WebSocket }),
        ...(tokenPlace && { tokenPlace }),
      }),
      onState,
      onEvent: (event) => {
        if (!stopped) onEvent(event, keys)
      },
    })
  }

  return {
    state: () => state,
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
