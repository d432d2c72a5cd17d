import { expect, onTestFinished, test } from 'vitest'
import type { FeedKey } from '#features/addresses/model/FeedKey.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { createListeners } from '@rookery/store/Listeners'
import { createTestPage } from '#test/createTestPage.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { settle } from '#test/postAs.ts'
import { createTestSockets } from '#test/TestSockets.ts'
import { twoTabs } from '#test/twoTabs.ts'
import type { LeaderElection } from './LeaderElection.ts'
import { startFeedSubscriptions } from './FeedSubscriptions.ts'

/** Leaders of two tabs, like the browser's locks: for each subject the first that requested it, then the next. */
function createLeaders(): () => LeaderElection {
  const lines = new Map<string, LeaderElection[]>()
  const { subscribe, notify } = createListeners()
  return () => {
    const own: LeaderElection = {
      leads(subject) {
        const line = lines.get(subject) ?? []
        lines.set(subject, line)
        if (!line.includes(own)) line.push(own)
        return line[0] === own
      },
      leave(subject) {
        lines.set(
          subject,
          (lines.get(subject) ?? []).filter((one) => one !== own),
        )
        notify()
      },
      subscribe,
      stop: () => {},
    }
    return own
  }
}

async function openTab(tabs: ReturnType<typeof twoTabs>['here'], leaderElection: LeaderElection, shown: FeedKey, other?: TestSession) {
  const world = await openTestSession({ ...(other && { server: other.server, browser: other.browser }), tabs })
  const { session } = world
  settingsOf(session).set('streaming', true)
  const sockets = createTestSockets(world.server)
  const leave = feedsOf(session)
    .at(shown)
    .subscribe(() => {})
  feedsOf(session).openFeed(shown)
  const live = startFeedSubscriptions({
    session,
    page: createTestPage(),
    leaderElection,
    random: () => 0.5,
    readText: String,
    shown: feedsOf(session).shown,
    WebSocket: sockets.WebSocket,
  })
  onTestFinished(async () => {
    live.stop()
    leave()
    await world.close()
  })
  return { world, sockets, live }
}

test('two windows with their own streams make one attempt at a time, and the second follows when the first has succeeded', async () => {
  const [bus, leader] = [twoTabs(), createLeaders()]
  const first = await openTab(bus.here, leader(), 'home')
  const second = await openTab(bus.there, leader(), 'public', first.world)
  const { server } = first.world
  const sockets = [first.sockets, second.sockets]
  const attempts = () => sockets.reduce((sum, one) => sum + one.attempts(), 0)
  const open = () => sockets.map((one) => one.open())
  async function pass(seconds: number): Promise<void> {
    server.clock.advance(seconds * 1000)
    for (let turn = 0; turn < 3; turn += 1) {
      await settle()
      await server.instance.settled()
    }
  }
  await pass(10)
  // The reader's own stream is the first window's, the public one the second's.
  expect(open()).toEqual([1, 1])

  const allow = sockets.map((one) => one.reject())
  for (const one of sockets) one.breakAll(1006)
  await pass(0)
  const before = attempts()
  let max = 0
  for (let second = 0; second < 30; second += 1) {
    const known = attempts()
    await pass(1)
    max = Math.max(max, attempts() - known)
  }
  expect(max).toBe(1)
  expect(attempts() - before).toBeGreaterThanOrEqual(9)
  expect(attempts() - before).toBeLessThanOrEqual(12)

  for (const undo of allow) undo()
  await pass(3)
  await pass(0)
  expect(open()).toEqual([1, 1])
  expect(second.live.state.get().kind).toBe('joined')
})
