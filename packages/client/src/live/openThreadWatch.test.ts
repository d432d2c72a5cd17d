import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestPage } from '#test/createTestPage.ts'
import { openTestSession } from '#test/openTestSession.ts'
import { postAs, settle } from '#test/postAs.ts'
import { openThreads } from '#features/threads/model/openThreads.ts'
import { threadsOf } from '#features/threads/model/Threads.ts'
import { createCell } from '@rookery/store/Cell'
import type { LiveState } from './LiveState.ts'
import { watchOpenThreads } from './openThreadWatch.ts'

async function setUp() {
  // Code that refetches when the network returns adds this listener.
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  const world = await openTestSession()
  onTestFinished(() => world.close())
  const live = createCell<LiveState>({ kind: 'off', liveFeeds: new Set() })
  const stop = watchOpenThreads({ session: world.session, page: createTestPage(), live })
  onTestFinished(stop)
  const root = await postAs(world.server, 'ada', 'Root')
  return { ...world, root, stop }
}

async function openAndRespond({ session, server, root }: Awaited<ReturnType<typeof setUp>>) {
  await threadsOf(session).openThread(root)
  onTestFinished(
    threadsOf(session)
      .at(root)
      .subscribe(() => {}),
  )
  server.clock.advance(5)
  await postAs(server, 'ada', { status: 'Answer', in_reply_to_id: root })
  return () => threadsOf(session).at(root).get().ids.length
}

test('the first open conversation starts the watch for its new replies', async () => {
  const world = await setUp()
  expect(openThreads(world.session).get()).toBeNull()
  const size = await openAndRespond(world)
  await expect
    .poll(() => {
      world.server.clock.advance(1000)
      return size()
    })
    .toBe(2)
})

test('a watch that stops before its code is loaded never polls', async () => {
  const world = await setUp()
  const opened = openAndRespond(world)
  world.stop()
  await opened
  const looks = vi.spyOn(threadsOf(world.session), 'refresh')
  await import('./threadWatch.ts')
  await settle()
  world.server.clock.advance(90_000)
  await settle()
  expect(looks).not.toHaveBeenCalled()
})
