import { createFakeClock } from '@rookery/instance/testing/createFakeClock'
import { beforeEach, expect, test } from 'vitest'
import { createCell } from '@rookery/store/Cell'
import { settle } from '#test/postAs.ts'
import { twoTabs } from '#test/twoTabs.ts'
import { startSharedPolling } from './startSharedPolling.ts'
import { createPollCoordinator } from './PollCoordinator.ts'

let clock: ReturnType<typeof createFakeClock>
let tabs: ReturnType<typeof twoTabs>

beforeEach(() => {
  clock = createFakeClock()
  tabs = twoTabs()
})

/** A tab that shows polls; `asked` has its requests, of its own or after another tab's. */
function open(end: 'here' | 'there', { random = 0, wait = 0 } = {}) {
  const asked: string[] = []
  const seen = createCell(true)
  const expired = createCell(false)
  const context = { clock, expired, coordinator: createPollCoordinator(tabs[end], () => random) }
  const show = (subject: string) =>
    startSharedPolling(context, {
      subject,
      intervalMs: 30_000,
      isVisible: seen.get,
      async fetch() {
        asked.push(`${subject} at ${Math.round((clock.now() - began) / 1000)}`)
        return wait
      },
    })
  const began = clock.now()
  return { asked, seen, expired, show }
}

async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    clock.advance(1000)
    await settle()
  }
}

const notified = () => tabs.told.filter(({ kind }) => kind === 'asked').length

test('of two tabs that show the same only one polls, and the other gets each response immediately', async () => {
  const [here, there] = [open('here'), open('there')]
  here.show('poll:5')
  await pass(10)
  there.show('poll:5')
  await pass(140)
  expect(here.asked).toEqual(['poll:5 at 30', 'poll:5 at 60', 'poll:5 at 90', 'poll:5 at 120', 'poll:5 at 150'])
  expect(there.asked).toEqual(here.asked)
  // Only the tab that polled by itself broadcasts it.
  expect(notified()).toBe(5)
})

test('two tabs that start polling at the same moment elect one of them', async () => {
  const [here, there] = [open('here', { random: 0.2 }), open('there', { random: 0.8 })]
  here.show('poll:5')
  there.show('poll:5')
  await pass(200)
  const atOnce = notified()
  await pass(300)
  expect(notified() - atOnce).toBeLessThanOrEqual(10)
})

test('data that one tab shows is polled by that tab', async () => {
  const [here, there] = [open('here'), open('there')]
  here.show('poll:5')
  there.show('poll:6')
  await pass(60)
  expect([here.asked, there.asked]).toEqual([
    ['poll:5 at 30', 'poll:5 at 60'],
    ['poll:6 at 30', 'poll:6 at 60'],
  ])
})

test('when the polling tab closes, the other continues a moment later', async () => {
  const [here, there] = [open('here'), open('there')]
  const { stop } = here.show('poll:5')
  await pass(1)
  there.show('poll:5')
  await pass(35)
  stop()
  await pass(30)
  expect(there.asked).toEqual(['poll:5 at 30', 'poll:5 at 62'])
})

test('a hidden tab does not poll, and polls immediately when it becomes visible', async () => {
  const { asked, seen, show } = open('here')
  const { onVisibilityChange } = show('poll:5')
  seen.set(false)
  onVisibilityChange()
  await pass(100)
  expect(asked).toEqual([])
  seen.set(true)
  onVisibilityChange()
  await pass(1)
  expect(asked).toEqual(['poll:5 at 100'])
})

test('a hidden tab does not poll on a message of another, and a tab without a valid token does not poll', async () => {
  const [here, there] = [open('here'), open('there')]
  here.show('poll:5')
  there.show('poll:5')
  there.seen.set(false)
  await pass(70)
  expect(there.asked).toEqual([])
  here.expired.set(true)
  const before = here.asked.length
  await pass(100)
  expect(here.asked).toHaveLength(before)
})

test('a tab respects the wait that its server requested, regardless of other tabs', async () => {
  const [here, there] = [open('here', { wait: 120_000 }), open('there')]
  here.show('poll:5')
  await pass(35)
  there.show('poll:5')
  await pass(100)
  expect(here.asked).toEqual(['poll:5 at 30'])
  expect(there.asked).toEqual(['poll:5 at 67', 'poll:5 at 97', 'poll:5 at 127'])
  await pass(60)
  expect(here.asked[1]).toBe('poll:5 at 150')
})
