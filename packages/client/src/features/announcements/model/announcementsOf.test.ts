import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { announcementsOf, unreadAnnouncements } from './announcementsOf.ts'

let world: TestSession

beforeEach(async () => {
  world = await openTestSession()
})
afterEach(() => world.close())

const store = () => announcementsOf(world.session)
const contents = () =>
  store()
    .get()
    .list?.map(({ content }) => content)
const unread = () => unreadAnnouncements(store().get())

async function announce(content: string): Promise<string> {
  const admin = await world.server.as('ada')
  return (await admin.post<{ id: string }>('/api/v1/pleroma/admin/announcements', { content })).body.id
}

test('an announcement is unread until it is read', async () => {
  const id = await announce('The weir is closed')
  await store().load()
  expect(contents()).toEqual(['The weir is closed'])
  expect(unread()).toBe(1)
  expect(await store().markRead(id)).toBeNull()
  expect(unread()).toBe(0)
  await store().load()
  expect(unread()).toBe(0)
})

test('an announcement that cannot be marked stays unread, with a notice', async () => {
  const id = await announce('The weir is closed')
  await store().load()
  world.server.fail('POST /api/v1/announcements/:id/dismiss', 500)
  expect(await store().markRead(id)).toEqual({ text: 'Something went wrong' })
  expect(unread()).toBe(1)
})

test('a failed fetch keeps the loaded announcements and exposes the error', async () => {
  await announce('The weir is closed')
  await store().load()
  const mend = world.server.fail('GET /api/v1/announcements', 503)
  await store().load()
  expect(contents()).toEqual(['The weir is closed'])
  expect(store().get()).toMatchObject({ loading: false, error: { status: 503 } })
  mend()
  await store().load()
  expect(store().get().error).toBeNull()
})

test('a response to a request sent before a change does not undo the change', async () => {
  const id = await announce('The weir is closed')
  await store().load()
  const { body: before } = await (await world.server.as('bob')).get('/api/v1/announcements')
  const release = world.server.hold('GET /api/v1/announcements')
  world.server.fail('GET /api/v1/announcements', Response.json(before))
  const asked = store().load()
  await release.arrived
  await store().markRead(id)
  release()
  await asked
  expect(unread()).toBe(0)
})

test('the stream adds, changes and removes announcements and reactions', async () => {
  const id = await announce('The weir is closed')
  await store().load()
  const [known] = store().get().list ?? []
  if (!known) throw new Error('Nothing is announced.')
  store().take({ ...known, id: 'other', content: 'The weir is open' })
  store().take({ ...known, content: 'The weir stays closed' })
  expect(contents()).toEqual(['The weir is open', 'The weir stays closed'])
  const reactions = () =>
    store()
      .get()
      .list?.find((one) => one.id === id)
      ?.reactions.map(({ name, count }) => `${name} ${count}`)
  store().count({ id, name: '🦆', count: 1 })
  store().count({ id, name: '🐸', count: 3 })
  store().count({ id, name: '🦆', count: 2 })
  expect(reactions()).toEqual(['🦆 2', '🐸 3'])
  store().count({ id, name: '🦆', count: 0 })
  expect(reactions()).toEqual(['🐸 3'])
  store().remove(id)
  expect(contents()).toEqual(['The weir is open'])
})
