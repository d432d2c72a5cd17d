import { afterEach, expect, test } from 'vitest'
import type { Stop } from '@rookery/store/Cell'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { callAs, settle } from '#test/postAs.ts'
import { openReportsOf } from './openReportsOf.ts'

let world: TestSession
let stop: Stop = () => {}
afterEach(async () => {
  stop()
  await world.close()
})

/** A page that can be looked away from. */
function createPage() {
  const events = new EventTarget()
  const page = Object.assign(events, {
    hidden: false,
    look(isHidden: boolean) {
      page.hidden = isHidden
      events.dispatchEvent(new Event('visibilitychange'))
    },
  })
  return page
}

const path = 'GET /api/v1/pleroma/admin/reports'
const times = () => world.asked.filter((call) => call === path).length
const waiting = () => openReportsOf(world.session).waiting.get()

async function watching() {
  world = await openTestSession({ as: 'mona' })
  const page = createPage()
  stop = openReportsOf(world.session).watch(page)
  await settle()
  return page
}

async function pass(ms: number): Promise<void> {
  world.server.clock.advance(ms)
  await settle()
}

async function report(): Promise<void> {
  const { id } = await world.server.account('bob')
  await callAs(world.server, 'carol', 'POST', '/api/v1/reports', { account_id: id, comment: 'Herring' })
}

test('open reports are fetched immediately, and then every minute', async () => {
  await watching()
  expect(waiting()).toEqual({ count: 0, newest: null })
  await report()
  await pass(59_000)
  expect(times()).toBe(1)
  await pass(1000)
  expect(times()).toBe(2)
  expect(waiting()).toMatchObject({ count: 1 })
})

test('a hidden page does not fetch reports, and fetches due ones once it is visible', async () => {
  const page = await watching()
  page.look(true)
  await pass(300_000)
  expect(times()).toBe(1)
  page.look(false)
  await pass(0)
  expect(times()).toBe(2)
})

test('known reports stay when a request fails', async () => {
  await watching()
  world.server.fail(path, 500)
  await pass(60_000)
  expect(times()).toBe(2)
  expect(waiting()).toEqual({ count: 0, newest: null })
})

test('a stopped watch makes no request', async () => {
  await watching()
  stop()
  await pass(120_000)
  expect(times()).toBe(1)
})
