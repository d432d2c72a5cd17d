import { beforeEach, expect, test } from 'vitest'

import { HeldClock } from '../../test/HeldClock.ts'
import { createReconnectScheduler, type Attempt, type ReconnectScheduler, type ReconnectLead } from './createReconnectScheduler.ts'

const broken = { wasJoined: true, wasSteady: true, slowBackoffMs: 0 }
const rejected = { wasJoined: false, wasSteady: false, slowBackoffMs: 0 }

let clock: HeldClock
/** Attempts with their times. */
let tried: string[]

beforeEach(() => {
  clock = new HeldClock()
  tried = []
})

function join(attempts: ReconnectScheduler, name: string): Attempt {
  return attempts.join(() => tried.push(`${name} ${clock.now()}`))
}

/** A page that retries only while it leads, and records when it gives up the lead. */
function createLead() {
  const listeners = new Set<() => void>()
  let leads = false
  let asked = 0
  const lead: ReconnectLead = {
    leads() {
      asked += 1
      return leads
    },
    leave: () => (leads = false),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return {
    lead,
    leads: () => leads,
    asked: () => asked,
    give() {
      leads = true
      for (const listener of listeners) listener()
    },
  }
}

test('streams that break together try one after another, after 1, 2, 3 and again 3 seconds', () => {
  const attempts = createReconnectScheduler(clock)
  const streams = { user: join(attempts, 'user'), public: join(attempts, 'public') }
  for (const stream of Object.values(streams)) {
    stream.start()
    stream.succeed()
  }
  tried = []
  clock.pass(10_000)
  for (const stream of Object.values(streams)) stream.fail(broken)
  for (let second = 0; second < 13; second += 1) {
    const before = tried.length
    clock.pass(1000)
    expect(tried.length - before).toBeLessThanOrEqual(1)
    if (tried.length > before) streams[tried.at(-1)?.startsWith('user') ? 'user' : 'public'].fail(rejected)
  }
  expect(tried).toEqual(['user 11000', 'public 13000', 'user 16000', 'public 19000', 'user 22000'])
})

test('only one attempt is made at a time, and the others follow immediately when it succeeds', () => {
  const attempts = createReconnectScheduler(clock)
  const [one, two, three] = ['one', 'two', 'three'].map((name) => join(attempts, name))
  for (const stream of [one, two, three]) stream?.start()
  expect(tried).toEqual(['one 0'])
  one?.succeed()
  expect(tried).toEqual(['one 0', 'two 0'])
  two?.fail(rejected)
  clock.pass(999)
  expect(tried).toHaveLength(2)
  clock.pass(1)
  expect(tried.at(-1)).toBe('three 1000')
  three?.succeed()
  expect(tried.at(-1)).toBe('two 1000')
})

test('a server that takes every connection and drops it is tried 20 times a minute by all streams together', () => {
  const attempts = createReconnectScheduler(clock)
  const streams = new Map(['user', 'public'].map((name) => [name, join(attempts, name)]))
  for (const stream of streams.values()) stream.start()
  const open = new Set<string>()
  while (clock.now() < 60_000) {
    const before = tried.length
    const last = tried.at(-1)?.split(' ')[0] ?? ''
    streams.get(last)?.succeed()
    open.add(last)
    if (tried.length > before) continue
    for (const name of open) streams.get(name)?.fail({ ...rejected, wasJoined: true })
    open.clear()
    while (tried.length === before) clock.pass(100)
  }
  expect(tried.length).toBeLessThanOrEqual(24)
})

test('a stream that the server may lack does not delay other streams', () => {
  const attempts = createReconnectScheduler(clock)
  const [list, user] = [join(attempts, 'list'), join(attempts, 'user')]
  list.start()
  expect(list.fail({ ...rejected, slowBackoffMs: 60_000 })).toBe(60_000)
  user.start()
  clock.pass(1000)
  expect(tried).toEqual(['list 0', 'user 1000'])
  user.succeed()
  expect(tried).toHaveLength(2)
  clock.pass(59_000)
  expect(tried.at(-1)).toBe('list 60000')
})

test('a stream that left is not retried, and the next one connects', () => {
  const attempts = createReconnectScheduler(clock)
  const [one, two] = [join(attempts, 'one'), join(attempts, 'two')]
  one.start()
  two.start()
  one.leave()
  expect(tried).toEqual(['one 0', 'two 0'])
  two.fail(rejected)
  two.leave()
  clock.pass(60_000)
  expect(tried).toHaveLength(2)
  expect(clock.running).toBe(0)
})

test('once the network is back the first stream tries immediately, and the others wait for it', () => {
  const attempts = createReconnectScheduler(clock)
  const [one, two] = [join(attempts, 'one'), join(attempts, 'two')]
  one.start()
  two.start()
  one.fail(rejected)
  one.retryNow()
  two.retryNow()
  one.retryNow()
  expect(tried).toEqual(['one 0', 'two 0'])
  two.fail(rejected)
  clock.pass(2000)
  expect(tried.at(-1)).toBe('one 2000')
})

test('a page connects immediately while nothing has failed, and later when it is its turn', () => {
  const { lead, leads, asked, give } = createLead()
  const attempts = createReconnectScheduler(clock, lead)
  const user = join(attempts, 'user')
  user.start()
  user.succeed()
  expect([tried.length, asked()]).toEqual([1, 0])
  user.fail(broken)
  clock.pass(30_000)
  expect(tried).toHaveLength(1)
  give()
  expect(tried.at(-1)).toBe('user 30000')
  user.fail(rejected)
  expect(leads()).toBe(true)
  clock.pass(3000)
  user.succeed()
  expect(leads()).toBe(false)
})

test('a page whose streams the server closed waits for its turn, too', () => {
  const { lead, give } = createLead()
  const attempts = createReconnectScheduler(clock, lead)
  const before = join(attempts, 'before')
  before.start()
  before.succeed()
  before.leave(true)
  join(attempts, 'after').start()
  expect(tried).toEqual(['before 0'])
  give()
  expect(tried).toEqual(['before 0', 'after 0'])
})

test('a stream that the server may not have leaves the turn to other pages', () => {
  const { lead, leads, give } = createLead()
  const list = join(createReconnectScheduler(clock, lead), 'list')
  list.start()
  list.fail(rejected)
  clock.pass(1000)
  give()
  expect(leads()).toBe(true)
  list.fail({ ...rejected, slowBackoffMs: 60_000 })
  expect(leads()).toBe(false)
})
