import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFakeClock, startTestInstance, type FakeClock, type TestInstance } from '@rookery/instance/testing'
import { createTestDevice } from '#test/openTestSession.ts'
import { settle } from '#test/postAs.ts'
import { createOutboxLock } from './createOutboxLock.ts'

let server: TestInstance
beforeEach(async () => {
  server = await startTestInstance()
})
afterEach(() => server.close())

/** A window of a browser without locks. */
function openWindow(stored: ReturnType<typeof createTestDevice>['stored'], clock: FakeClock = server.clock) {
  return createOutboxLock({ name: 'turn', locks: undefined, stored, clock })
}

test('without locks one of two windows runs, and the other may run afterwards', async () => {
  const { stored } = createTestDevice()
  const [first, second] = [openWindow(stored), openWindow(stored)]
  const ran: string[] = []
  const both = Promise.all([first(async () => void ran.push('first')), second(async () => void ran.push('second'))])
  server.clock.advance(100)
  await settle()
  expect((await both).toSorted()).toEqual([false, true])
  expect(ran).toHaveLength(1)
  const later = second(async () => void ran.push('later'))
  server.clock.advance(100)
  expect(await later).toBe(true)
})

test('the lock of a window that was closed in the middle lasts for a minute', async () => {
  const { stored } = createTestDevice()
  // The clock of a closed page does not move.
  const deleted = createFakeClock(server.clock.now())
  void openWindow(stored, deleted)(() => new Promise(() => {}))
  deleted.advance(100)
  server.clock.advance(100)
  await settle()
  expect(await openWindow(stored)(async () => {})).toBe(false)
  server.clock.advance(60_000)
  const ran = openWindow(stored)(async () => {})
  server.clock.advance(100)
  expect(await ran).toBe(true)
})

test('the lock of a slow window is renewed, and ends with its work', async () => {
  const { stored } = createTestDevice()
  let end = () => {}
  const long = openWindow(stored)(() => new Promise<void>((resolve) => (end = resolve)))
  server.clock.advance(100)
  await settle()
  server.clock.advance(300_000)
  expect(await openWindow(stored)(async () => {})).toBe(false)
  end()
  await long
  server.clock.advance(60_000)
  expect(stored.get('turn')).toBeNull()
})
