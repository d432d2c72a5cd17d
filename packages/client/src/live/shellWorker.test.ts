import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestPage } from '#test/createTestPage.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { settle } from '#test/postAs.ts'
import { startShellWorker } from './shellWorker.ts'

// Node has no workers: a registration with the members that the client reads.
class Registration extends EventTarget {
  waiting: { postMessage: (word: unknown) => void } | null = { postMessage: vi.fn<(word: unknown) => void>() }
  readonly active = { postMessage: () => {} }
  readonly installing = null
  readonly update = () => Promise.resolve()
}

let world: TestSession
let registration: Registration
let workers: EventTarget & { controller: object }
const reload = vi.fn<() => void>()
beforeEach(async () => {
  vi.stubGlobal('ServiceWorkerRegistration', Registration)
  reload.mockClear()
  world = await openTestSession()
  registration = new Registration()
  workers = Object.assign(new EventTarget(), {
    controller: {},
    ready: Promise.resolve(registration),
    register: () => Promise.resolve(registration),
  })
  startShellWorker({
    session: world.session,
    page: createTestPage(),
    window: {
      navigator: { serviceWorker: workers },
      location: { search: '', origin: 'https://pond.example', reload },
      performance: { getEntriesByType: () => [] },
    } as unknown as Window, // the part of it that is read
  })
  await settle()
})
afterEach(() => world.close())

const pressUpdate = () => world.session.notices.get()[0]?.action?.run()

test('a new version that is accepted reloads the page when its worker takes control', async () => {
  const { waiting } = registration
  pressUpdate()
  await settle()
  expect(waiting?.postMessage).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
  workers.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledOnce()
})

test('it reloads immediately when another page activated the update, also while storing data', async () => {
  const { waiting } = registration
  pressUpdate()
  registration.waiting = null
  workers.controller = {}
  workers.dispatchEvent(new Event('controllerchange'))
  await settle()
  expect(waiting?.postMessage).not.toHaveBeenCalled()
  expect(reload).toHaveBeenCalledOnce()
})

test('the wait for a worker that waits for the previous one is limited to five seconds', async () => {
  pressUpdate()
  await settle()
  world.server.clock.advance(4999)
  expect(reload).not.toHaveBeenCalled()
  world.server.clock.advance(1)
  expect(reload).toHaveBeenCalledOnce()
})

test('an update is applied after five seconds although storing data does not finish', async () => {
  const flush = vi.spyOn(world.session, 'flush').mockReturnValue(new Promise(() => {}))
  pressUpdate()
  await settle()
  world.server.clock.advance(5000)
  expect(reload).toHaveBeenCalledOnce()
  flush.mockRestore()
})
