import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestInstance, type TestInstance } from '../testing.ts'

let world: TestInstance
const hour = 3_600_000

beforeAll(async () => {
  world = await startTestInstance()
  const now = world.clock.now()
  const entries = [
    { id: 'always', starts_at: null, ends_at: null },
    { id: 'now', starts_at: now - hour, ends_at: now + hour },
    { id: 'over', starts_at: now - 2 * hour, ends_at: now - hour },
    { id: 'soon', starts_at: now + hour, ends_at: null },
  ]
  const text = { raw_content: 'Maintenance', content: 'Maintenance', all_day: 0, published_at: now, updated_at: now } as const
  await world.instance.context.db
    .insertInto('announcements')
    .values(entries.map((entry) => ({ ...entry, ...text })))
    .execute()
})
afterAll(() => world.close())

test('announcements are shown between their start and their end', async () => {
  const { body } = await (await world.as('bob')).get('/api/v1/announcements')
  expect(body).toEqual([
    expect.objectContaining({ id: 'now', starts_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/), read: false }),
    expect.objectContaining({ id: 'always', starts_at: null, ends_at: null, content: 'Maintenance', read: false }),
  ])
})

test('a dismissed announcement is read for that account only', async () => {
  const [ada, bob] = [await world.as('ada'), await world.as('bob')]
  expect(await bob.post('/api/v1/announcements/now/dismiss')).toMatchObject({ status: 200, body: {} })
  expect(await bob.post('/api/v1/announcements/now/dismiss')).toMatchObject({ status: 200, body: {} })
  const read = async (who: typeof ada) => (await who.get<{ read: boolean }[]>('/api/v1/announcements')).body.map((entry) => entry.read)
  expect([await read(bob), await read(ada)]).toEqual([
    [true, false],
    [false, false],
  ])
  expect(await bob.post('/api/v1/announcements/none/dismiss')).toMatchObject({ status: 404, body: { error: 'Record not found' } })
})

test('visitors get no announcements', async () => {
  expect(await (await world.as()).get('/api/v1/announcements')).toMatchObject({ status: 403, body: { error: 'Invalid credentials.' } })
})
