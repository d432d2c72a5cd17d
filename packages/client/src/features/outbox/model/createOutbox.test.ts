import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as statuses from '@rookery/api/calls/statuses'
import type { StatusId } from '@rookery/api/wire/model'
import { favourite } from '#features/statuses/model/favourite.ts'
import { bookmark } from '#features/statuses/model/bookmark.ts'
import { draftsOf } from '#features/drafts/model/Drafts.ts'
import { sendingDraftsOf } from '#features/drafts/model/sendingDrafts.ts'
import { startingDraft } from '#features/posting/model/startingDraft.ts'
import { executorOf } from '#features/actions/model/executorOf.ts'
import { noPatch, type Intent } from '@rookery/store/Intent'
import { statusErrorsOf } from '#features/failures/model/StatusErrors.ts'
import { createTestBrowser, openTestSession, type TestBrowser, type TestSession } from '#test/openTestSession.ts'
import { callAs, know, postAs, settle } from '#test/postAs.ts'
import { startTestInstance, type TestInstance } from '@rookery/instance/testing'
import type { RunningActionQueue } from '#features/actions/model/createActionQueue.ts'
import { createOutbox } from './createOutbox.ts'
import { outboxKey, outboxOf } from '#features/actions/model/outboxOf.ts'

let server: TestInstance
let browser: TestBrowser
let world: TestSession
let outbox: RunningActionQueue
let id: StatusId
/** Whether calls that change something reach the server, and whether their responses arrive. */
let line: 'up' | 'down' | 'answers lost' | 'answers broken' = 'up'
const opened: TestSession[] = []

/** One window at a time, as a browser's lock has it. */
let turn: Promise<unknown> = Promise.resolve()
async function runExclusive(run: () => Promise<void>): Promise<boolean> {
  const own = turn.then(run)
  turn = own.catch(() => {})
  await own
  return true
}

/** A window of the same browser; another one is another reader of the same device. */
async function openWindow(...known: readonly StatusId[]): Promise<readonly [TestSession, RunningActionQueue]> {
  const here = await openTestSession({
    as: 'bob',
    server,
    browser,
    through: (send) => async (url, init) => {
      const changes = init.method !== 'GET'
      if (changes && line === 'down') throw new TypeError('Failed to fetch')
      const response = await send(url, init)
      if (changes && line === 'answers lost') throw new TypeError('Failed to fetch')
      if (changes && line === 'answers broken') return Response.json({ error: 'Broken' }, { status: 500 })
      return response
    },
  })
  opened.push(here)
  const { session } = here
  for (const post of known) await know(session, post)
  const own = createOutbox(session, { random: () => 0.5, runExclusive })
  outboxOf(session).load = async () => own
  return [here, own]
}

beforeEach(async () => {
  line = 'up'
  server = await startTestInstance()
  browser = createTestBrowser()
  ;[world, outbox] = await openWindow()
  id = await know(world.session, await postAs(server, 'ada', 'Hello'))
})
afterEach(async () => {
  outbox.close()
  for (const one of opened.splice(0)) await one.close()
  await server.close()
})

const calls = (path: string) => world.asked.filter((asked) => asked.endsWith(path)).length
const isFavourite = async (post = id) => (await callAs(server, 'bob', 'GET', `/api/v1/statuses/${post}`)).favourited

/** Until nothing is under way in any window. */
async function rest(): Promise<void> {
  do {
    await settle()
    await turn.catch(() => {})
    await settle()
  } while (outbox.sending.get() !== null)
}

test('an action while offline stays on screen, is queued, and reaches the server once', async () => {
  line = 'down'
  void favourite(world.session, id, true)
  await rest()
  expect(world.session.entities.statuses.get(id)?.favourited).toBe(true)
  expect(world.session.entities.statuses.confirmed(id)?.favourited).toBe(false)
  expect(outbox.get()).toMatchObject([{ kind: 'favourite', id, desired: true, failure: null }])
  line = 'up'
  outbox.tryNow()
  await rest()
  expect(outbox.get()).toEqual([])
  expect(await isFavourite()).toBe(true)
  expect(world.session.entities.statuses.confirmed(id)?.favourited).toBe(true)
  expect(statusErrorsOf(world.session).get(id)).toBeUndefined()
})

test('queued actions are sent in order by another visit, which shows them until then', async () => {
  const second = await know(world.session, await postAs(server, 'ada', 'Second'))
  line = 'down'
  void favourite(world.session, id, true)
  await rest()
  void bookmark(world.session, second, true)
  await rest()
  outbox.close()
  const [next, nextOutbox] = await openWindow()
  await know(next.session, id)
  await rest()
  expect(next.session.entities.statuses.get(id)?.favourited).toBe(true)
  expect(next.session.entities.statuses.confirmed(id)?.favourited).toBe(false)
  line = 'up'
  nextOutbox.tryNow()
  await rest()
  const sent = next.asked.filter((asked) => asked.startsWith('POST')).slice(-2)
  expect(sent).toEqual([`POST /api/v1/statuses/${id}/favourite`, `POST /api/v1/statuses/${second}/bookmark`])
  expect(nextOutbox.get()).toEqual([])
  nextOutbox.close()
})

test('a later visit sends the queued actions in order and once, when its posts are stored already', async () => {
  const second = await know(world.session, await postAs(server, 'ada', 'Second'))
  line = 'down'
  void bookmark(world.session, second, true)
  await rest()
  void favourite(world.session, id, true)
  await rest()
  outbox.close()
  line = 'up'
  const [next, nextOutbox] = await openWindow(second, id)
  await rest()
  const sent = next.asked.filter((asked) => asked.startsWith('POST'))
  expect(sent).toEqual([`POST /api/v1/statuses/${second}/bookmark`, `POST /api/v1/statuses/${id}/favourite`])
  expect(nextOutbox.get()).toEqual([])
  nextOutbox.close()
})

const storedEntry = { subject: 'x', what: 'bookmark', id: 'x', wanted: true, key: 'x', at: 0, isInDoubt: false, failure: null }

test('an unreadable entry is set aside, and all others are sent', async () => {
  const second = await know(world.session, await postAs(server, 'ada', 'Second'))
  line = 'down'
  void favourite(world.session, id, true)
  await rest()
  void bookmark(world.session, second, true)
  await rest()
  outbox.close()
  const name = outboxKey(world.session.key)
  const [first, last] = JSON.parse(browser.device.stored.get(name) ?? '[]') as [unknown, unknown]
  // A vote without its choices stopped the whole outbox from opening.
  const bad = [{ ...storedEntry, what: 'vote' }, 'words', { ...storedEntry, what: 'bake', key: 'later' }]
  browser.device.stored.set(name, JSON.stringify([bad[0], first, bad[1], last, bad[2]]))
  line = 'up'
  const [next, nextOutbox] = await openWindow(id, second)
  await rest()
  const sent = next.asked.filter((asked) => asked.startsWith('POST'))
  expect(sent).toEqual([`POST /api/v1/statuses/${id}/favourite`, `POST /api/v1/statuses/${second}/bookmark`])
  expect(nextOutbox.get()).toEqual([])
  expect(nextOutbox.unreadable.get()).toEqual(bad)
  // Another version may read it.
  expect(JSON.parse(browser.device.stored.get(name) ?? '')).toEqual(bad)
  nextOutbox.dropUnreadable()
  expect(nextOutbox.unreadable.get()).toEqual([])
  expect(browser.device.stored.get(name)).toBeNull()
  nextOutbox.close()
})

test('an unreadable stored outbox is retained next to new entries', async () => {
  const name = outboxKey(world.session.key)
  browser.device.stored.set(name, '[{"subject":')
  outbox.reloadStored()
  expect(outbox.unreadable.get()).toEqual(['[{"subject":'])
  line = 'down'
  void favourite(world.session, id, true)
  await rest()
  expect(outbox.get()).toMatchObject([{ kind: 'favourite', id }])
  expect(JSON.parse(browser.device.stored.get(name) ?? '')).toContain('[{"subject":')
})

test('an entry that throws while sending blocks no other, stays, and is reported', async () => {
  outbox.close()
  const errors: unknown[] = []
  const own = createOutbox(world.session, {
    random: () => 0.5,
    runExclusive: (run) =>
      run().then(
        () => true,
        (error: unknown) => errors.push(error) > 0,
      ),
  })
  await settle()
  const request = vi.fn<() => Promise<void>>().mockResolvedValue()
  const intent = (name: string, more: Partial<Intent> = {}): Intent => ({
    kind: 'follow',
    subject: name,
    id: name,
    queueing: 'always',
    isOn: () => undefined,
    patch: () => noPatch,
    request,
    onRejected: () => {},
    ...more,
  })
  const { run } = executorOf(world.session)
  void run(intent('broken', { request: () => Promise.reject(new Error('Broken.')) }), true)
  void run(intent('whole'), true)
  await settle()
  expect(request).toHaveBeenCalledOnce()
  expect(own.get()).toMatchObject([{ id: 'broken', failure: null }])
  expect(errors).toEqual([new Error('Broken.')])
  own.close()
})

test('a toggle that was toggled back is shown so, and the server ends in the same state', async () => {
  line = 'down'
  void favourite(world.session, id, true)
  await rest()
  void favourite(world.session, id, false)
  await rest()
  expect(world.session.entities.statuses.get(id)?.favourited).toBe(false)
  line = 'up'
  outbox.tryNow()
  await rest()
  expect(await isFavourite()).toBe(false)
  expect(outbox.get()).toEqual([])
})

test('a dropped action is not shown any more and never sent', async () => {
  line = 'down'
  void favourite(world.session, id, true)
  await rest()
  outbox.drop(outbox.get()[0]?.key ?? '')
  await rest()
  expect(world.session.entities.statuses.get(id)?.favourited).toBe(false)
  expect(statusErrorsOf(world.session).get(id)).toBeUndefined()
  const before = calls('/favourite')
  line = 'up'
  outbox.tryNow()
  await rest()
  expect(calls('/favourite')).toBe(before)
  expect(await isFavourite()).toBe(false)
})

test('an action on a post that was deleted meanwhile shows its error, and later entries are sent', async () => {
  const second = await know(world.session, await postAs(server, 'ada', 'Second'))
  line = 'down'
  void favourite(world.session, id, true)
  await rest()
  void favourite(world.session, second, true)
  await rest()
  await callAs(server, 'ada', 'DELETE', `/api/v1/statuses/${id}`)
  line = 'up'
  outbox.tryNow()
  await rest()
  expect(outbox.get()).toMatchObject([{ id, failure: expect.anything() as unknown }])
  expect(world.session.entities.statuses.get(id)?.favourited).toBe(false)
  expect(statusErrorsOf(world.session).get(id)?.what).toBe('favourite')
  expect(await isFavourite(second)).toBe(true)
})

test('a rate-limited entry waits for the time in Retry-After, and is then retried', async () => {
  line = 'down'
  void favourite(world.session, id, true)
  await rest()
  line = 'up'
  const undo = server.fail(
    'POST /api/v1/statuses/:id/favourite',
    new Response('{"error":"Throttled"}', { status: 429, headers: { 'retry-after': '7', 'content-type': 'application/json' } }),
  )
  outbox.tryNow()
  await rest()
  undo()
  expect(outbox.get()).toMatchObject([{ id, failure: null }])
  server.clock.advance(6000)
  await rest()
  expect(await isFavourite()).toBe(false)
  server.clock.advance(1500)
  await rest()
  expect(await isFavourite()).toBe(true)
  expect(outbox.get()).toEqual([])
})

const favouriteRoute = 'POST /api/v1/statuses/:id/favourite'

/** Presses favourite while the browser knows that it is offline: nothing is sent. */
async function pressOffline(): Promise<void> {
  vi.stubGlobal('navigator', { onLine: false })
  void favourite(world.session, id, true)
  await rest()
  vi.unstubAllGlobals()
  expect(outbox.get()).toMatchObject([{ id, isInDoubt: false }])
}

test('an action that was retried without a network and is then undone leaves nothing to send', async () => {
  await pressOffline()
  line = 'down'
  vi.stubGlobal('navigator', { onLine: false })
  outbox.tryNow()
  await rest()
  expect(outbox.get()).toMatchObject([{ id, isInDoubt: false, failure: null }])
  void favourite(world.session, id, false)
  await rest()
  vi.unstubAllGlobals()
  expect(outbox.get()).toEqual([])
  expect(world.session.entities.statuses.get(id)?.favourited).toBe(false)
})

test('an action that is sent while the network is lost may have arrived', async () => {
  line = 'answers lost'
  void favourite(world.session, id, true)
  vi.stubGlobal('navigator', { onLine: false })
  await rest()
  vi.unstubAllGlobals()
  expect(outbox.get()).toMatchObject([{ id, isInDoubt: true }])
  void favourite(world.session, id, false)
  line = 'up'
  outbox.tryNow()
  await rest()
  expect(outbox.get()).toEqual([])
  expect(await isFavourite()).toBe(false)
})

/** Presses favourite while offline, and sends it when the server fails in some way. */
async function sendFailing(fail: () => () => void): Promise<void> {
  line = 'down'
  void favourite(world.session, id, true)
  await rest()
  line = 'up'
  const undo = fail()
  outbox.tryNow()
  await rest()
  undo()
}

test.each([
  ['403', () => server.fail(favouriteRoute, 403)],
  ['404', () => server.fail(favouriteRoute, 404)],
  ['422', () => server.fail(favouriteRoute, 422)],
  ['500', () => server.fail(favouriteRoute, 500)],
])('a queued action rejected with %s is reverted, reported on the post, and listed until the person decides', async (_, fail) => {
  await sendFailing(fail)
  expect(outbox.get()).toMatchObject([{ id, failure: expect.anything() as unknown }])
  expect(world.session.entities.statuses.get(id)?.favourited).toBe(false)
  expect(statusErrorsOf(world.session).get(id)?.what).toBe('favourite')
  outbox.tryNow(outbox.get()[0]?.key)
  await rest()
  expect(outbox.get()).toEqual([])
  expect(await isFavourite()).toBe(true)
})

test.each([
  ['401', () => server.fail(favouriteRoute, 401)],
  ['429', () => server.fail(favouriteRoute, 429)],
  ['503', () => server.fail(favouriteRoute, 503)],
  ['a page of HTML', () => server.html(favouriteRoute)],
  ['nothing', () => server.drop(favouriteRoute)],
])('a queued action that fails with %s stays queued, shown as done', async (_, fail) => {
  await sendFailing(fail)
  expect(outbox.get()).toMatchObject([{ id, desired: true, failure: null }])
  expect(world.session.entities.statuses.get(id)?.favourited).toBe(true)
  expect(statusErrorsOf(world.session).get(id)).toBeUndefined()
})

test('an action applied with an unusable response is no failure', async () => {
  line = 'down'
  void favourite(world.session, id, true)
  await rest()
  line = 'answers broken'
  outbox.tryNow()
  await rest()
  expect(outbox.get()).toEqual([])
  expect(world.session.entities.statuses.confirmed(id)?.favourited).toBe(true)
  expect(statusErrorsOf(world.session).get(id)).toBeUndefined()
})

test('an entry with an unknown outcome that was applied is not sent again', async () => {
  line = 'answers lost'
  void favourite(world.session, id, true)
  await rest()
  expect(calls('/favourite')).toBe(1)
  expect(outbox.get()).toEqual([])
  expect(world.session.entities.statuses.confirmed(id)?.favourited).toBe(true)
})

test('an entry being sent is stored with an unknown outcome, and undoing it in another tab undoes it on the server', async () => {
  const [there, thereOutbox] = await openWindow(id)
  await pressOffline()
  thereOutbox.reloadStored()
  await rest()
  const release = server.hold(favouriteRoute)
  outbox.tryNow()
  await release.arrived
  const stored = outbox.get()
  void favourite(there.session, id, false)
  release()
  await rest()
  expect(stored).toMatchObject([{ isInDoubt: true }])
  thereOutbox.tryNow()
  await rest()
  expect(await isFavourite()).toBe(false)
  expect([outbox.get(), thereOutbox.get()]).toEqual([[], []])
  thereOutbox.close()
})

test('a tab with an outdated post fetches it before it counts an entry as done', async () => {
  const [there, thereOutbox] = await openWindow()
  const status = await statuses.get(there.session.client, id)
  there.session.entities.receive({ statuses: [{ ...status, favourited: true }] })
  await pressOffline()
  outbox.close()
  thereOutbox.reloadStored()
  thereOutbox.tryNow()
  await rest()
  expect(await isFavourite()).toBe(true)
  expect(thereOutbox.get()).toEqual([])
  thereOutbox.close()
})

test('a change that another device made meanwhile is not sent', async () => {
  await pressOffline()
  await callAs(server, 'bob', 'POST', `/api/v1/statuses/${id}/favourite`)
  await know(world.session, id)
  outbox.tryNow()
  await rest()
  expect(calls('/favourite')).toBe(0)
  expect(outbox.get()).toEqual([])
})

test('a lost response does not create a second post', async () => {
  const { session } = world
  const drafts = draftsOf(session)
  drafts.save('status', { ...startingDraft(session, 'status'), status: 'Written in a tunnel' })
  line = 'answers lost'
  const { postStatus } = await import('#features/posting/model/postStatus.ts')
  const data = drafts.get('status')?.data
  if (!data) throw new Error('Nothing was written.')
  expect(await postStatus(session, 'status', data)).toEqual({ kind: 'waits' })
  expect(drafts.get('status')).toBeUndefined()
  expect(outbox.get()).toMatchObject([{ kind: 'post', failure: null }])
  line = 'up'
  outbox.tryNow()
  await rest()
  expect(outbox.get()).toEqual([])
  expect(drafts.list()).toEqual([])
  const own = await callAs(server, 'bob', 'GET', `/api/v1/accounts/${session.me}/statuses`)
  expect(Object.values(own).filter((post) => JSON.stringify(post).includes('Written in a tunnel'))).toHaveLength(1)
})

test('a post that is removed from the outbox becomes a draft again', async () => {
  const { session } = world
  const drafts = draftsOf(session)
  drafts.save('status', { ...startingDraft(session, 'status'), status: 'On second thoughts' })
  line = 'down'
  const { postStatus } = await import('#features/posting/model/postStatus.ts')
  const data = drafts.get('status')?.data
  if (!data) throw new Error('Nothing was written.')
  await postStatus(session, 'status', data)
  await rest()
  const [[key] = []] = drafts.list()
  expect(
    sendingDraftsOf(session)
      .get()
      .has(key as never),
  ).toBe(true)
  outbox.drop(outbox.get()[0]?.key ?? '')
  await rest()
  expect(
    sendingDraftsOf(session)
      .get()
      .has(key as never),
  ).toBe(false)
  expect(drafts.list().map(([, draft]) => draft.data.status)).toEqual(['On second thoughts'])
})

test('two windows show a queued action, and only one of them sends it', async () => {
  const [there, thereOutbox] = await openWindow()
  await know(there.session, id)
  line = 'down'
  void favourite(world.session, id, true)
  await rest()
  thereOutbox.reloadStored()
  await rest()
  expect(there.session.entities.statuses.get(id)?.favourited).toBe(true)
  line = 'up'
  const before = calls('/favourite')
  outbox.tryNow()
  thereOutbox.tryNow()
  await rest()
  const sent = (session: TestSession) => session.asked.filter((asked) => asked.endsWith('/favourite')).length
  expect(sent(world) - before + sent(there)).toBe(1)
  expect([outbox.get(), thereOutbox.get()]).toEqual([[], []])
  thereOutbox.close()
})

test('signing out deletes the stored outbox', async () => {
  line = 'down'
  void favourite(world.session, id, true)
  await rest()
  const { signOut } = await import('#features/signIn/model/signOut.ts')
  await signOut(world.session)
  expect(browser.device.stored.get(outboxKey(world.session.key))).toBeNull()
})

test('a rejected token leaves all entries waiting', async () => {
  line = 'down'
  void favourite(world.session, id, true)
  await rest()
  line = 'up'
  server.fail('POST /api/v1/statuses/:id/favourite', 401)
  outbox.tryNow()
  await rest()
  expect(outbox.get()).toMatchObject([{ id, failure: null }])
  expect(await statuses.get(world.session.client, id)).toMatchObject({ favourited: false })
})
