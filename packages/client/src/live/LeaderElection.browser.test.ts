import { afterEach, expect, test } from 'vitest'
import { createTestPage } from '#test/createTestPage.ts'
import { systemClock, type Clock } from '@rookery/api/http/Clock'
import { createFakeClock } from '@rookery/instance/testing/createFakeClock'
import { createTabBus } from '#features/session/model/TabBus.ts'
import { createLeaderElection, type LeaderElection } from './LeaderElection.ts'

const opened: LeaderElection[] = []

/** One tab. */
function open(name: string, page = createTestPage(), locks = navigator.locks, clock: Clock = systemClock): LeaderElection {
  const tabs = createTabBus(() => new BroadcastChannel(name))
  const leaderElection = createLeaderElection({ name, page, tabs, clock, locks })
  opened.push(leaderElection)
  return leaderElection
}

afterEach(() => {
  for (const { stop } of opened.splice(0)) stop()
})

test('one tab leads, then the visible one, then the next when that closes', async () => {
  const pages = [createTestPage(), createTestPage()] as const
  pages[1].visible.set(false)
  const one = open('three', pages[0])
  const two = open('three', pages[1])
  const who = () => [one.leads('home', true), two.leads('home', true)]
  await expect.poll(who).toEqual([true, false])
  pages[1].visible.set(true)
  await expect.poll(who).toEqual([false, true])
  pages[0].visible.set(false)
  pages[0].visible.set(true)
  await expect.poll(who).toEqual([true, false])
  one.stop()
  await expect.poll(() => two.leads('home', true)).toBe(true)
  two.stop()
  await expect
    .poll(async () => {
      const { held = [], pending = [] } = await navigator.locks.query()
      return [...held, ...pending].filter((lock) => lock.name?.startsWith('three'))
    })
    .toEqual([])
})

test('each subject has its own leader', async () => {
  const one = open('own')
  const two = open('own')
  one.leads('home')
  await expect.poll(() => one.leads('home')).toBe(true)
  two.leads('public')
  await expect.poll(() => [one.leads('home'), two.leads('public')]).toEqual([true, true])
})

test('if every lock is rejected, as WebKit does on a page that is left, no lock is requested again immediately', async () => {
  let asked = 0
  const reject = () => {
    asked += 1
    return asked > 20 ? new Promise(() => {}) : Promise.reject(new DOMException('The page is gone.', 'InvalidStateError'))
  }
  const alone = open('refused', createTestPage(), { request: reject, query: () => navigator.locks.query() })
  expect(alone.leads('home')).toBe(false)
  await new Promise((resolve) => void setTimeout(resolve, 0))
  expect(asked).toBe(1)
})

test('without locks in the browser every tab leads', () => {
  const tabs = createTabBus(null)
  const alone = createLeaderElection({ name: 'a', page: createTestPage(), tabs, clock: systemClock, locks: undefined })
  expect(alone.leads('home')).toBe(true)
  alone.stop()
})

test('without preferVisible the first tab leads until it leaves, whichever is visible', async () => {
  const page = createTestPage()
  page.visible.set(false)
  const [one, two] = [open('first', page), open('first')]
  one.leads('stream')
  await expect.poll(() => one.leads('stream')).toBe(true)
  two.leads('stream')
  page.visible.set(true)
  page.visible.set(false)
  await expect.poll(() => [one.leads('stream'), two.leads('stream')]).toEqual([true, false])
  one.leave('stream')
  await expect.poll(() => two.leads('stream')).toBe(true)
})

test('an unresponsive leader loses its lead and is notified', async () => {
  const page = createTestPage()
  const deaf = createTabBus(null)
  const one = createLeaderElection({ name: 'hung', page, tabs: deaf, clock: systemClock, locks: navigator.locks })
  opened.push(one)
  one.leads('stream')
  await expect.poll(() => one.leads('stream')).toBe(true)
  const changes: boolean[] = []
  one.subscribe(() => changes.push(one.leads('stream')))
  const clock = createFakeClock()
  const two = open('hung', createTestPage(), navigator.locks, clock)
  two.leads('stream')
  // Three checks without a response are no reason yet: it still waits for the lock.
  clock.advance(7_999)
  const { pending = [] } = await navigator.locks.query()
  expect(pending.filter((lock) => lock.name === 'hung:stream')).toHaveLength(1)
  expect(changes).toEqual([])
  clock.advance(1)
  await expect.poll(() => two.leads('stream')).toBe(true)
  expect(changes).toEqual([false])
})
