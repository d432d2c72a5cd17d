import { createReconnectScheduler, steadyAfterMs, type ReconnectScheduler, type TokenPlace } from './createReconnectScheduler.ts'
import { decodeFrame } from './decodeFrame.ts'
import type { Clock, Timer } from '../http/Clock.ts'
import type { StreamEvent } from './decodeFrame.ts'

/** The specification's states of a live connection (3, section 4). */
export type StreamState =
  | { readonly kind: 'starting_initial' }
  | { readonly kind: 'starting' }
  /** `initial` is false if a loss was reported before, even of the first attempt. */
  | { readonly kind: 'joined'; readonly initial: boolean; readonly tokenPlace: TokenPlace }
  /** Lost, or not to be had; another attempt comes after `retryIn` milliseconds, or later where other streams try, too. Poll meanwhile. */
  | { readonly kind: 'error'; readonly code: number; readonly retryIn: number }
  /** There is no WebSocket in this environment. */
  | { readonly kind: 'disabled' }
  /**
   * Not restarted. When the server closed it, the token may have been revoked or the connection was only idle (both are 1000
   * on Akkoma): check the token, then open another stream or sign out.
   */
  | { readonly kind: 'closed'; readonly code: number; readonly byServer: boolean }

export interface StreamSocketEvent {
  readonly type: string
  /** Of a message. */
  readonly data?: unknown
  /** Of a close. */
  readonly code?: number
}

/** As much of a WebSocket as is used here. */
export interface StreamSocket {
  addEventListener(type: 'open' | 'message' | 'close' | 'error', listener: (event: StreamSocketEvent) => void): void
  send(text: string): void
  close(code?: number): void
}

export type StreamSocketConstructor = new (url: string, protocols?: string[]) => StreamSocket

export interface StreamClientOptions {
  /** The server's streaming address (`instance.streamingUrl`) or its origin. */
  readonly url: string
  /** Of the server, which may have its streams on another one. */
  readonly host: string
  /** null reads the public streams of servers that allow it. */
  readonly token: string | null
  /** `user`, `public`, `public:local`, `hashtag`, `list`, `direct` … */
  readonly stream: string
  readonly tag?: string
  readonly list?: string
  readonly clock: Clock
  readonly WebSocket?: StreamSocketConstructor
  /** The state shared with the other streams to this server; alone when left out. */
  readonly reconnects?: ReconnectScheduler
  /** Whether the server is currently known to answer pings. Others get none: GoToSocial ends the stream at one. */
  readonly respondsToPings?: () => boolean
  readonly onEvent: (event: StreamEvent) => void
  readonly onState: (state: StreamState) => void
  /** The text behind an event, before the event: for another page that shares the connection. */
  readonly onFrame?: (text: string) => void
}

export interface StreamClient {
  /** Closes the stream for good (code 1000), a connection that is still opening once it has opened. Does nothing if it has ended. */
  close(): void
  /**
   * Call it after a sleep or a network change, when the connection may be dead without an event. A pending attempt is made immediately. An open
   * connection is pinged if the server answers pings, and replaced if nothing arrives within four seconds.
   */
  check(): void
}

export const pingIntervalMs = 30_000
/** How long a server with pongs may be silent after a ping until the connection counts as lost (ms); shorter for a suspect connection. */
export const pongTimeoutMs = { usually: 10_000, whenSuspect: 4000 }
/** How long a connection may take to open (ms). A network that drops every packet would keep it waiting for minutes. */
export const openTimeoutMs = 20_000
/** If none of this many attempts succeeded, the server may have no streaming: further attempts become rarer. */
const quickAttempts = 6
/** How long such a server is left alone (ms): doubled each time, up to the maximum. */
const slowBackoffMs = { first: 6000, max: 300_000 }
/** The close code that browsers report for a connection that could not be made. */
const unreachable = 1006

/**
 * Opens a live stream and reopens it after a loss: after 1 s, 2 s, then every 3 s, and less often if none ever connected. It ends when
 * either side closes it with 1000 or 1001. If the server answers pings (Akkoma does), a silent connection counts as lost. Events may arrive
 * twice and in any order: merge them by id.
 */
export function openStreamClient(options: StreamClientOptions): StreamClient {
  const { clock, token, onEvent, onState, respondsToPings = () => false } = options
  const Socket = options.WebSocket ?? globalThis.WebSocket
  if (Socket === undefined) {
    onState({ kind: 'disabled' })
    return { close() {}, check() {} }
  }

  let socket: StreamSocket | null = null
  let isOpening = false
  let isWaiting = false
  let pingTimer: Timer | null = null
  let silenceTimer: Timer | null = null
  /** The last connection opened and fell silent: the next one counts as joined when something arrives. */
  let isSuspect = false
  let joined = false
  let openedAt = -Infinity
  let hasFailedBefore = false
  let ended = false
  let attemptCount = 0
  const reconnects = options.reconnects ?? createReconnectScheduler(clock)
  const attempt = reconnects.join(connect)
  const canUseProtocol = token !== null && fitsProtocol(token)
  let tokenPlace: TokenPlace = canUseProtocol ? 'protocol' : 'query'

  function connect(): void {
    attemptCount += 1
    if (isWaiting) {
      isWaiting = false
      onState({ kind: 'starting' })
      if (ended) return
    }
    if (canUseProtocol) tokenPlace = reconnects.tokenPlace ?? tokenPlace
    let current: StreamSocket
    try {
      current = new Socket(addressOf(options, tokenPlace), token !== null && tokenPlace === 'protocol' ? [token] : undefined)
    } catch {
      // A page on https may not open an unencrypted stream, so the server counts as unreachable.
      return onLost(unreachable, false, true)
    }
    socket = current
    isOpening = true
    joined = false
    silenceTimer = clock.after(openTimeoutMs, dropSilent)
    const listen = (type: 'open' | 'message' | 'close', listener: (event: StreamSocketEvent) => void) => {
      current.addEventListener(type, (event) => {
        // Events of a replaced socket are ignored.
        if (socket === current) listener(event)
      })
    }
    // A close event follows an error and is handled; Node's sockets throw if nothing listens for errors.
    current.addEventListener('error', () => {})
    listen('open', () => {
      isOpening = false
      onActivity()
      if (canUseProtocol) reconnects.tokenPlace = tokenPlace
      openedAt = clock.now()
      if (!isSuspect || !respondsToPings()) return join(current)
      current.send('ping')
      expectPong(pongTimeoutMs.usually)
    })
    listen('message', ({ data }) => {
      onActivity()
      if (!joined) join(current)
      const event = decodeFrame(data, options.host)
      if (!event) return
      if (typeof data === 'string') options.onFrame?.(data)
      onEvent(event)
    })
    listen('close', ({ code = unreachable }) => {
      release()
      onLost(code, joined, !joined)
    })
  }

  function join(current: StreamSocket): void {
    joined = true
    isSuspect = false
    pingTimer = clock.every(pingIntervalMs, () => {
      if (!respondsToPings()) return
      current.send('ping')
      expectPong(pongTimeoutMs.usually)
    })
    onState({ kind: 'joined', initial: !hasFailedBefore, tokenPlace })
    attempt.succeed()
  }

  function expectPong(ms: number): void {
    silenceTimer ??= clock.after(ms, dropSilent)
  }

  function onActivity(): void {
    silenceTimer?.cancel()
    silenceTimer = null
  }

  /** Closes a connection that is dead without a close event. */
  function dropSilent(): void {
    const dead = socket
    isSuspect = joined ? respondsToPings() : isSuspect
    release()
    dead?.close()
    onLost(unreachable, joined, false)
  }

  function onLost(code: number, wasJoined: boolean, mayBeUnauthorized: boolean): void {
    if (code === 1000 || code === 1001) {
      ended = true
      attempt.leave(true)
      onState({ kind: 'closed', code, byServer: true })
      return
    }
    if (mayBeUnauthorized && canUseProtocol && !reconnects.tokenPlace) {
      // A rejected upgrade looks like a server that is down, so the token is sent in the other place next, the first time immediately.
      tokenPlace = tokenPlace === 'protocol' ? 'query' : 'protocol'
      if (attemptCount === 1 && !reconnects.hasFailed()) return connect()
    }
    const failuresInARow = openedAt === -Infinity ? attemptCount - quickAttempts : 0
    hasFailedBefore = true
    isWaiting = true
    const retryIn = attempt.fail({
      wasJoined,
      wasSteady: wasJoined && clock.now() - openedAt >= steadyAfterMs,
      slowBackoffMs: failuresInARow > 0 ? Math.min(slowBackoffMs.first * 2 ** (failuresInARow - 1), slowBackoffMs.max) : 0,
    })
    onState({ kind: 'error', code, retryIn })
  }

  function release(): void {
    pingTimer?.cancel()
    pingTimer = null
    onActivity()
    socket = null
  }

  onState({ kind: 'starting_initial' })
  attempt.start()

  return {
    close() {
      if (ended) return
      ended = true
      const last = socket
      release()
      attempt.leave()
      // Browsers log an error where a connection is closed before it has opened.
      if (isOpening) last?.addEventListener('open', () => last.close(1000))
      else last?.close(1000)
      onState({ kind: 'closed', code: 1000, byServer: false })
    },
    check() {
      if (ended) return
      if (isWaiting) return attempt.retryNow()
      // A connection that is still opening has a timeout of its own.
      if (!pingTimer) return
      if (respondsToPings()) socket?.send('ping')
      // A server without pongs is disconnected too: a new connection costs little, a dead one loses every event.
      expectPong(pongTimeoutMs.whenSuspect)
    },
  }
}

/** A sub-protocol's name takes only these characters; a browser throws at others. */
function fitsProtocol(token: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(token)
}

function addressOf({ url, token, stream, tag, list }: StreamClientOptions, place: TokenPlace): string {
  const address = new URL(url)
  address.protocol = address.protocol.replace('http', 'ws')
  address.pathname = '/api/v1/streaming'
  const query = { stream, tag, list, access_token: place === 'query' ? token : null }
  for (const [name, value] of Object.entries(query)) if (value) address.searchParams.set(name, value)
  return address.href
}
