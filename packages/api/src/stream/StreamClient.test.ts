import { beforeEach, expect, test } from 'vitest'

import { createReconnectScheduler, type ReconnectScheduler } from './createReconnectScheduler.ts'
import { openStreamClient } from './StreamClient.ts'
import { HeldClock } from '../../test/HeldClock.ts'
import type { StreamClient, StreamClientOptions, StreamSocket, StreamSocketEvent, StreamState } from './StreamClient.ts'
import type { StreamEvent } from './decodeFrame.ts'

let sockets: FakeSocket[]
let clock: HeldClock
let states: StreamState[]
let events: StreamEvent[]

class FakeSocket implements StreamSocket {
  readonly sent: string[] = []
  closedWith: number | undefined
  readonly url: URL
  readonly protocols: string[] | undefined
  readonly #listeners: [string, (event: StreamSocketEvent) => void][] = []

  constructor(url: string, protocols?: string[]) {
    this.url = new URL(url)
    this.protocols = protocols
    sockets.push(this)
  }

  addEventListener(type: string, listener: (event: StreamSocketEvent) => void): void {
    this.#listeners.push([type, listener])
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(code?: number): void {
    this.closedWith = code
    this.dies(code)
  }

  // Actions of the server's side.
  opens(): void {
    this.#notify({ type: 'open' })
  }

  text(data: unknown): void {
    this.#notify({ type: 'message', data })
  }

  dies(code = 1006): void {
    this.#notify({ type: 'error' })
    this.#notify({ type: 'close', code })
  }

  #notify(event: StreamSocketEvent): void {
    for (const [type, listener] of this.#listeners) if (type === event.type) listener(event)
  }
}

beforeEach(() => {
  sockets = []
  states = []
  events = []
  clock = new HeldClock()
})

function open(options: Partial<StreamClientOptions> = {}): StreamClient {
  return openStreamClient({
    url: 'https://pond.example',
    host: 'pond.example',
    token: 'tok-en_1',
    stream: 'user',
    clock,
    WebSocket: FakeSocket,
    onEvent: (event) => events.push(event),
    onState: (state) => states.push(state),
    ...options,
  })
}

/** The shared state after a stream connected with its token in the query. */
const queried = (): ReconnectScheduler => ({ ...createReconnectScheduler(clock), tokenPlace: 'query' })
const newest = (): FakeSocket => {
  const socket = sockets.at(-1)
  if (!socket) throw new Error('No socket was opened.')
  return socket
}
const respondsToPings = () => true
const kinds = () => states.map(({ kind }) => kind)

test('the token travels as sub-protocol and stays out of the address', () => {
  open({ stream: 'hashtag', tag: 'küste', url: 'wss://stream.pond.example/' })
  expect(newest().url.href).toBe('wss://stream.pond.example/api/v1/streaming?stream=hashtag&tag=k%C3%BCste')
  expect(newest().protocols).toEqual(['tok-en_1'])
})

test('a visitor has no token anywhere', () => {
  open({ token: null, stream: 'public:local' })
  expect(newest().url.search).toBe('?stream=public%3Alocal')
  expect(newest().protocols).toBeUndefined()
})

test('a token that no sub-protocol can be goes into the query', () => {
  open({ token: 'a/b=', stream: 'list', list: '12' })
  expect(newest().protocols).toBeUndefined()
  expect(newest().url.searchParams.get('access_token')).toBe('a/b=')
})

test('after a rejected sub-protocol the query is tried immediately, without an error, and used from then on', () => {
  open()
  newest().dies()
  expect(kinds()).toEqual(['starting_initial'])
  expect(newest().url.searchParams.get('access_token')).toBe('tok-en_1')
  newest().opens()
  expect(states.at(-1)).toEqual({ kind: 'joined', initial: true, tokenPlace: 'query' })
  newest().dies()
  clock.pass(1000)
  newest().dies()
  clock.pass(2000)
  expect(newest().protocols).toBeUndefined()
})

test('after the sub-protocol worked once it is used again after a failure', () => {
  open()
  newest().opens()
  newest().dies()
  clock.pass(1000)
  newest().dies()
  clock.pass(2000)
  expect(sockets).toHaveLength(3)
  expect(newest().protocols).toEqual(['tok-en_1'])
})

test('the token place of an earlier stream is the only one that is tried', () => {
  open({ reconnects: queried() })
  expect(newest().protocols).toBeUndefined()
})

test('a flapping server is tried after 1, 2, 3 and again 3 seconds, and after 1 once it was connected', () => {
  open({ reconnects: queried() })
  for (const wait of [1000, 2000, 3000, 3000]) {
    newest().dies(1012)
    expect(states.at(-1)).toEqual({ kind: 'error', code: 1012, retryIn: wait })
    const before = sockets.length
    clock.pass(wait - 1)
    expect(sockets).toHaveLength(before)
    clock.pass(1)
    expect(sockets).toHaveLength(before + 1)
    expect(states.at(-1)).toEqual({ kind: 'starting' })
  }
  newest().opens()
  expect(states.at(-1)).toMatchObject({ kind: 'joined', initial: false })
  clock.pass(5000)
  newest().dies()
  expect(states.at(-1)).toMatchObject({ retryIn: 1000 })
  clock.pass(1000)
  newest().opens()
  expect(states.at(-1)).toMatchObject({ kind: 'joined', initial: false })
})

test.each([1000, 1001])('a close with %i by the server is final and reported with its code', (code) => {
  open()
  newest().opens()
  newest().dies(code)
  expect(states.at(-1)).toEqual({ kind: 'closed', code, byServer: true })
  clock.pass(60_000)
  expect(sockets).toHaveLength(1)
  expect(clock.running).toBe(0)
})

test('our own close is 1000, final and silent afterwards', () => {
  const stream = open()
  const socket = newest()
  socket.opens()
  stream.close()
  stream.close()
  expect(socket.closedWith).toBe(1000)
  socket.text('{"event":"delete","payload":"1"}')
  socket.dies()
  expect(kinds()).toEqual(['starting_initial', 'joined', 'closed'])
  expect(events).toEqual([])
  expect(clock.running).toBe(0)
})

test('a connection that is still opening is closed once it has opened, because browsers log an error before', () => {
  const stream = open()
  const socket = newest()
  stream.close()
  expect([kinds(), socket.closedWith, clock.running]).toEqual([['starting_initial', 'closed'], undefined, 0])
  socket.opens()
  socket.text('{"event":"delete","payload":"1"}')
  expect([kinds(), socket.closedWith, events]).toEqual([['starting_initial', 'closed'], 1000, []])
})

test('closing while waiting for another attempt ends the waiting', () => {
  const stream = open({ reconnects: queried() })
  newest().dies()
  stream.close()
  clock.pass(60_000)
  expect(sockets).toHaveLength(1)
  expect(states.at(-1)).toEqual({ kind: 'closed', code: 1000, byServer: false })
})

test('closing from within a state report is obeyed', () => {
  const stream = open({
    reconnects: queried(),
    onState: ({ kind }) => {
      if (kind === 'starting') stream.close()
    },
  })
  newest().dies()
  clock.pass(5000)
  expect(sockets).toHaveLength(1)
})

test('a server that is not known to answer pings is sent none, at any time', () => {
  const stream = open()
  newest().opens()
  clock.pass(600_000)
  // Whether it responds to pings is unknown, regardless of this text.
  newest().text('pong')
  clock.pass(600_000)
  stream.check()
  clock.pass(60_000)
  newest().opens()
  clock.pass(600_000)
  expect(sockets.flatMap(({ sent }) => sent)).toEqual([])
})

test('pings begin once the server is known to answer them', () => {
  let isKnown = false
  open({ respondsToPings: () => isKnown })
  newest().opens()
  clock.pass(60_000)
  isKnown = true
  clock.pass(30_000)
  expect(newest().sent).toEqual(['ping'])
})

test('a ping is sent every 30 s while it is open, and not after', () => {
  open({ respondsToPings })
  clock.pass(30_000)
  expect(newest().sent).toEqual([])
  newest().opens()
  clock.pass(30_000)
  newest().text('pong')
  clock.pass(30_000)
  expect(newest().sent).toEqual(['ping', 'ping'])
  const lost = newest()
  lost.dies()
  clock.pass(900_000)
  expect(lost.sent).toHaveLength(2)
})

test('a server that takes every connection and drops it is tried 20 times a minute and no more', () => {
  open({ reconnects: queried() })
  const until = clock.now() + 60_000
  while (clock.now() < until) {
    newest().opens()
    newest().dies(1011)
    const { retryIn } = states.findLast((state) => state.kind === 'error') ?? { retryIn: 0 }
    clock.pass(retryIn)
  }
  expect(sockets.length).toBeLessThanOrEqual(22)
})

test('a server that answered pings and fell silent is left for a new connection', () => {
  open({ respondsToPings })
  newest().opens()
  clock.pass(30_000)
  newest().text('pong')
  clock.pass(30_000)
  newest().text('{"event":"filters_changed"}')
  clock.pass(29_999)
  expect(states.at(-1)).toMatchObject({ kind: 'joined' })
  clock.pass(10_001)
  const silent = newest()
  expect(states.at(-1)).toEqual({ kind: 'error', code: 1006, retryIn: 1000 })
  clock.pass(1000)
  newest().opens()
  newest().text('pong')
  expect(states.at(-1)).toMatchObject({ kind: 'joined', initial: false })
  silent.text('{"event":"delete","payload":"1"}')
  expect(events).toEqual([{ kind: 'filtersChanged' }])
})

test('if a server is known to answer pings, a connection that is silent from the start is closed after one ping and its grace', () => {
  open({ respondsToPings })
  newest().opens()
  clock.pass(39_999)
  expect(kinds()).toEqual(['starting_initial', 'joined'])
  clock.pass(1)
  expect(kinds()).toEqual(['starting_initial', 'joined', 'error'])
  // The next one counts when something comes over it: it may be as deaf as the first.
  clock.pass(1000)
  newest().opens()
  expect(newest().sent).toEqual(['ping'])
  expect(kinds()).toEqual(['starting_initial', 'joined', 'error', 'starting'])
  clock.pass(10_000)
  expect(states.at(-1)).toEqual({ kind: 'error', code: 1006, retryIn: 2000 })
  clock.pass(2000)
  newest().opens()
  newest().text('pong')
  expect(states.at(-1)).toMatchObject({ kind: 'joined', initial: false })
  expect(sockets).toHaveLength(3)
})

test('a server that is not known to answer pings may be silent', () => {
  open()
  newest().opens()
  clock.pass(600_000)
  expect(kinds()).toEqual(['starting_initial', 'joined'])
})

test('after a sleep a server that answers pings gets one, and is left when it does not answer', () => {
  const stream = open({ respondsToPings })
  newest().opens()
  clock.pass(30_000)
  newest().text('pong')
  stream.check()
  stream.check()
  expect(newest().sent).toEqual(['ping', 'ping', 'ping'])
  newest().text('pong')
  clock.pass(10_000)
  expect(sockets).toHaveLength(1)
  stream.check()
  clock.pass(5000)
  expect(sockets).toHaveLength(2)
})

test('after a sleep a connection to a silent server is opened again, even if the server answers no pings', () => {
  const stream = open()
  newest().opens()
  stream.check()
  newest().text('{"event":"filters_changed"}')
  clock.pass(10_000)
  expect(sockets).toHaveLength(1)
  stream.check()
  clock.pass(4000)
  clock.pass(1000)
  newest().opens()
  expect(kinds()).toEqual(['starting_initial', 'joined', 'error', 'starting', 'joined'])
  expect(sockets).toHaveLength(2)
})

test('once the network is back the next attempt is immediate', () => {
  const stream = open({ reconnects: queried() })
  newest().dies()
  stream.check()
  expect(sockets).toHaveLength(2)
  stream.check()
  clock.pass(19_999)
  expect(sockets).toHaveLength(2)
})

test('a connection without a response is closed after 20 s, and its token stays in place', () => {
  open()
  clock.pass(20_000)
  expect(kinds()).toEqual(['starting_initial', 'error'])
  expect(sockets).toHaveLength(1)
  clock.pass(1000)
  expect(newest().protocols).toEqual(['tok-en_1'])
  newest().opens()
  clock.pass(25_000)
  expect(kinds()).toEqual(['starting_initial', 'error', 'starting', 'joined'])
})

test('after a failed first attempt, a later one is reported as joined', () => {
  open({ reconnects: queried() })
  newest().dies()
  clock.pass(1000)
  newest().opens()
  expect(states.at(-1)).toMatchObject({ kind: 'joined', initial: false })
})

test('without WebSocket the stream is disabled', () => {
  const Native = globalThis.WebSocket
  Reflect.deleteProperty(globalThis, 'WebSocket')
  try {
    openStreamClient({
      url: 'https://pond.example',
      host: 'pond.example',
      token: null,
      stream: 'user',
      clock,
      onEvent: () => {},
      onState: (state) => states.push(state),
    }).close()
  } finally {
    if (Native) globalThis.WebSocket = Native
  }
  expect(kinds()).toEqual(['disabled'])
})

test('a constructor that throws is a failed attempt', () => {
  class Refusing extends FakeSocket {
    constructor(url: string) {
      super(url)
      throw new DOMException('An insecure WebSocket connection may not be initiated.', 'SecurityError')
    }
  }
  open({ WebSocket: Refusing, reconnects: queried() })
  expect(states.at(-1)).toEqual({ kind: 'error', code: 1006, retryIn: 1000 })
})

test('events reach the listener, and the answer to a ping does not', () => {
  open()
  newest().opens()
  newest().text('pong')
  newest().text('{"event":"delete","payload":"B0mZ4"}')
  newest().text('{"event":"encrypted_message","payload":"{}"}')
  expect(events).toEqual([
    { kind: 'delete', id: 'B0mZ4' },
    { kind: 'unknown', name: 'encrypted_message' },
  ])
})
