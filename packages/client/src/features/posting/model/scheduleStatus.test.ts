import { afterEach, beforeEach, expect, test } from 'vitest'
import * as scheduledStatuses from '@rookery/api/calls/scheduledStatuses'
import type { StatusId } from '@rookery/api/wire/model'
import { startTestInstance, type TestInstance } from '@rookery/instance/testing'
import type { DraftData } from '#features/drafts/model/Draft.ts'
import { draftsOf } from '#features/drafts/model/Drafts.ts'
import { exampleDraft } from '#test/examples.ts'
import { createTestBrowser, openTestSession, type TestBrowser, type TestSession } from '#test/openTestSession.ts'
import { deleteStatus } from '#features/statuses/model/deleteStatus.ts'
import { scheduleStatus } from './scheduleStatus.ts'

let server: TestInstance
let browser: TestBrowser
let world: TestSession

beforeEach(async () => {
  server = await startTestInstance()
  browser = createTestBrowser()
  world = await openTestSession({ browser, server })
})
afterEach(async () => {
  await world.close()
  await server.close()
})

const data = (scheduledAt: string): DraftData => exampleDraft('For tomorrow', { contentType: 'text/markdown', scheduledAt })
const inOneDay = () => new Date(world.session.clock.now() + 86_400_000).toISOString()

/** The instance publishes posts with an earlier time at once, as Akkoma does. */
const soon = () => new Date(world.session.clock.now() + 60_000).toISOString()

const notices = () => world.session.notices.get()

async function postAtOnce(): Promise<StatusId> {
  const at = soon()
  const draft = data(at)
  draftsOf(world.session).save('status', draft)
  const result = await scheduleStatus(world.session, 'status', draft, at)
  if (result.kind !== 'posted') throw new Error('Not posted.')
  return result.id
}

/** As the list of notices does it. */
function press(): void {
  const [notice] = notices()
  if (notice) world.session.notices.close(notice.id)
  notice?.action?.run()
}

const onServer = async (id: StatusId) => {
  const { status } = await (await server.as('bob')).get(`/api/v1/statuses/${id}`)
  return status
}

test('a post that the server schedules is reported with its time, and its draft is deleted', async () => {
  const at = inOneDay()
  expect(await scheduleStatus(world.session, 'status', data(at), at)).toEqual({ kind: 'scheduled' })
  expect(notices()).toMatchObject([{ level: 'success', messageKey: 'scheduled.kept', action: null }])
  expect(draftsOf(world.session).list()).toEqual([])
})

test('where a repeated attempt would make a second one, a scheduled post whose response was lost is found by its text and time', async () => {
  let isLost = true
  await world.close()
  // Another device knows nothing of the server yet, so that no later response replaces its capabilities.
  world = await openTestSession({
    server,
    through: (send) => async (url, init) => {
      const response = await send(url, init)
      if (isLost && init.method === 'POST' && url.endsWith('/api/v1/statuses')) throw new TypeError('Failed to fetch')
      return response
    },
  })
  const { session } = world
  const known = session.server.get()
  session.setServer({ ...known, capabilities: { ...known.capabilities, deduplicates: false, idempotencyKeys: false } })
  const [at, later] = [inOneDay(), new Date(session.clock.now() + 2 * 86_400_000).toISOString()]
  const listed = async () => (await scheduledStatuses.list(session.client)).items.length
  expect((await scheduleStatus(session, 'status', data(at), at)).kind).not.toBe('scheduled')
  isLost = false
  expect(await scheduleStatus(session, 'status', data(at), at)).toEqual({ kind: 'scheduled' })
  expect([await listed(), draftsOf(session).list()]).toEqual([1, []])
  // Neither another time nor another text is that post.
  for (const another of [data(later), exampleDraft('For tomorrow!', { scheduledAt: at })]) {
    const before = await listed()
    const mend = server.drop('POST /api/v1/statuses')
    await scheduleStatus(session, 'status', another, another.scheduledAt ?? at)
    mend()
    expect(await scheduleStatus(session, 'status', another, another.scheduledAt ?? at)).toEqual({ kind: 'scheduled' })
    expect(await listed()).toBe(before + 1)
  }
})

test('a post that was published at once shows a lasting notice, and its text stays a stored draft', async () => {
  const id = await postAtOnce()
  expect(notices()).toMatchObject([
    { level: 'warning', messageKey: 'scheduled.postedAtOnce', timeout: null, action: { label: 'post.delete' } },
  ])
  expect(await onServer(id)).toBe(200)
  await world.close()
  world = await openTestSession({ browser, server })
  await draftsOf.ready(world.session)
  expect(draftsOf(world.session).list('status')).toMatchObject([[expect.any(String), { data: { status: 'For tomorrow' } }]])
})

test('the notice’s button deletes the post, and its text stays a draft that can be scheduled again', async () => {
  const id = await postAtOnce()
  press()
  await expect.poll(notices).toMatchObject([{ level: 'success', messageKey: 'scheduled.atOnce.deleted', action: null }])
  expect(await onServer(id)).toBe(404)
  const [[key, draft] = []] = draftsOf(world.session).list()
  expect(draft).toMatchObject({ data: { status: 'For tomorrow', contentType: 'text/markdown' }, attempt: null })
  const at = inOneDay()
  expect(key && (await scheduleStatus(world.session, key, data(at), at))).toEqual({ kind: 'scheduled' })
  const { items } = await scheduledStatuses.list(world.session.client)
  expect(items.map(({ text }) => text)).toEqual(['For tomorrow'])
})

test('a failing deletion shows its reason, and can be tried again', async () => {
  const id = await postAtOnce()
  const mend = server.fail(`DELETE /api/v1/statuses/${id}`, 403)
  const failed = { level: 'error', messageKey: 'scheduled.atOnce.notDeleted', args: { error: expect.anything() }, timeout: null }
  for (const _ of ['once', 'twice']) {
    press()
    await expect.poll(notices).toMatchObject([{ ...failed, action: { label: 'post.delete' } }])
  }
  expect(await onServer(id)).toBe(200)
  expect(draftsOf(world.session).list()).toHaveLength(1)
  mend()
  press()
  await expect.poll(notices).toMatchObject([{ messageKey: 'scheduled.atOnce.deleted' }])
  expect(await onServer(id)).toBe(404)
})

test('the notice disappears when the post is deleted in another way', async () => {
  await deleteStatus(world.session, await postAtOnce())
  expect(notices()).toEqual([])
})
