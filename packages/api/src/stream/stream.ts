import { decodeFrame } from './decodeFrame.ts'
import type { Clock, Timer } from '../http/Clock.ts'
import type { StreamEvent } from './decodeFrame.ts'

/** Where the token travels. The query is what every server reads, but it ends up in logs. */
export type TokenPlace = 'protocol' | 'query'

/** The specification's states of a live connection (3, section 4). */
export type StreamState =
  | { readonly kind: 'starting_initial' }
  | { readonly kind: 'starting' }
  /** `initial` is false when a loss was told before, be it that the first attempt failed. Keep `tokenPlace` for the next stream to this server. */
  | { readonly kind: 'joined'; readonly initial: boolean; readonly tokenPlace: TokenPlace }
  /** Lost, or not to be had; another attempt comes after `retryIn` milliseconds. Poll meanwhile. */
  | { readonly kind: 'error'; readonly code: number; readonly retryIn: number }
  /** This machine has no WebSocket. */
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

export interface StreamOptions {
  /** The server's streaming address (`instance.streamingUrl`) or its origin. */
  readonly url: string
  /** null reads the public streams of servers that allow it. */
  readonly token: string | null
  /** `user`, `public`, `public:local`, `hashtag`, `list`, `direct` … */
  readonly stream: string
  readonly tag?: string
  readonly list?: string
  readonly clock: Clock
  readonly WebSocket?: StreamSocketConstructor
  /** What an earlier stream to this server found out. */
  readonly tokenPlace?: TokenPlace
  readonly onEvent: (event: StreamEvent) => void
  readonly onState: (state: StreamState) => void
  /** The text behind an event, before the event: for another page that shares the connection. */
  readonly onFrame?: (text: string) => void
}

export interface Stream {
  /** Ends it for good (code 1000); harmless when it has ended. */
  close(): void
  /**
   * The machine slept or the network changed: the connection may be dead without having said so. One that is waited for is
   * tried at once; one that stands is asked whether it lives, and is made anew when nothing comes over it in four seconds.
   */
  check(): void
}

export const pingEvery = 30_000
/** A server that has answered a ping before and says nothing for so long after one is gone; sooner when there is reason to doubt it. */
export const pongWithin = { usually: 10_000, inDoubt: 4000 }
/** A network that swallows everything would keep a new connection waiting for minutes. */
export const openWithin = 20_000
const retryAfter = 1000
const largestMultiplier = 3
/** One that broke sooner than this has not been there: a server that takes every connection and drops it is not hurried. */
const steadyAfter = 5000
/** What browsers report for every connection that could not be made. */
const unreachable = 1006

/**
 * Opens a live stream and keeps it open: after a loss it tries again after 1 s, 2 s, then every 3 s, until it is closed
 * by either side with 1000 or 1001. A connection that fell silent counts as lost, where the server answers pings (Akkoma does).
 * Events may come twice and in any order: put them together by id.
 */
export function openStream(options: StreamOptions): Stream {
  const { clock, token, onEvent, onState } = options
  const Socket = options.WebSocket ?? globalThis.WebSocket
  if (Socket === undefined) {
    onState({ kind: 'disabled' })
    return { close() {}, check() {} }
  }

  let socket: StreamSocket | null = null
  let retry: Timer | null = null
  let ping: Timer | null = null
  let silence: Timer | null = null
  let answersPings = false
  let openedAt = -Infinity
  let multiplier = 1
  let hasBroken = false
  let ended = false
  let attempts = 0
  let place: TokenPlace = token !== null && fitsProtocol(token) ? (options.tokenPlace ?? 'protocol') : 'query'
  let placeProven = place === 'query'

  function connect(): void {
    attempts += 1
    let current: StreamSocket
    try {
      current = new Socket(addressOf(options, place), token !== null && place === 'protocol' ? [token] : undefined)
    } catch {
      // A page on https may not open a stream without encryption: to us it is a server that cannot be reached.
      return lost(unreachable, false, true)
    }
    socket = current
    let joined = false
    silence = clock.after(openWithin, () => drop(false))
    const listen = (type: 'open' | 'message' | 'close', listener: (event: StreamSocketEvent) => void) => {
      current.addEventListener(type, (event) => {
        // One that is done with must not speak again.
        if (socket === current) listener(event)
      })
    }
    // What an error says comes again with the close that follows it; Node's sockets throw where nobody listens.
    current.addEventListener('error', () => {})
    listen('open', () => {
      hear()
      joined = true
      placeProven = true
      openedAt = clock.now()
      ping = clock.every(pingEvery, () => {
        current.send('ping')
        if (answersPings) expectWord(pongWithin.usually)
      })
      onState({ kind: 'joined', initial: !hasBroken, tokenPlace: place })
    })
    listen('message', ({ data }) => {
      hear()
      answersPings ||= data === 'pong'
      const event = decodeFrame(data)
      if (!event) return
      if (typeof data === 'string') options.onFrame?.(data)
      onEvent(event)
    })
    listen('close', ({ code = unreachable }) => {
      release()
      lost(code, joined, !joined)
    })
  }

  function expectWord(ms: number): void {
    silence ??= clock.after(ms, () => drop(true))
  }

  function hear(): void {
    silence?.cancel()
    silence = null
  }

  /** Gives up a connection that does not know that it is dead. */
  function drop(wasJoined: boolean): void {
    const dead = socket
    release()
    dead?.close()
    lost(unreachable, wasJoined, false)
  }

  function lost(code: number, wasJoined: boolean, mayBeRefused: boolean): void {
    if (wasJoined && clock.now() - openedAt >= steadyAfter) multiplier = 1
    if (code === 1000 || code === 1001) {
      ended = true
      onState({ kind: 'closed', code, byServer: true })
      return
    }
    if (mayBeRefused && !placeProven) {
      // A refused upgrade cannot be told from a server that is down: try the other place, the first time at once.
      place = place === 'protocol' ? 'query' : 'protocol'
      if (attempts === 1) return connect()
    }
    const retryIn = retryAfter * multiplier
    multiplier = Math.min(multiplier + 1, largestMultiplier)
    hasBroken = true
    retry = clock.after(retryIn, tryAgain)
    onState({ kind: 'error', code, retryIn })
  }

  function tryAgain(): void {
    retry?.cancel()
    retry = null
    onState({ kind: 'starting' })
    if (!ended) connect()
  }

  function release(): void {
    ping?.cancel()
    ping = null
    hear()
    socket = null
  }

  onState({ kind: 'starting_initial' })
  connect()

  return {
    close() {
      if (ended) return
      ended = true
      retry?.cancel()
      const open = socket
      release()
      open?.close(1000)
      onState({ kind: 'closed', code: 1000, byServer: false })
    },
    check() {
      if (ended) return
      if (retry) return tryAgain()
      // One that is still being opened has its own end.
      if (!ping) return
      socket?.send('ping')
      // A server that answers no pings is left, too: a new connection costs it little, a dead one costs the reader all.
      expectWord(pongWithin.inDoubt)
    },
  }
}

/** A sub-protocol's name takes only these characters; a browser throws at others. */
function fitsProtocol(token: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(token)
}

function addressOf({ url, token, stream, tag, list }: StreamOptions, place: TokenPlace): string {
  const address = new URL(url)
  address.protocol = address.protocol.replace('http', 'ws')
  address.pathname = '/api/v1/streaming'
  const query = { stream, tag, list, access_token: place === 'query' ? token : null }
  for (const [name, value] of Object.entries(query)) if (value) address.searchParams.set(name, value)
  return address.href
}
