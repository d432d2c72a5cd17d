import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestInstance, type TestInstance } from '../testing.ts'
import { ask, textField } from '../testing/ask.ts'

let pond: TestInstance
beforeEach(async () => {
  pond = await startTestInstance()
})
afterEach(() => pond.close())

const root = '/api/v1/pleroma/admin'
const act = (what: string, json?: unknown, as = 'mona') => ask(pond, what.replace(' ', ` ${root}`), { as, json })
const post = async (status: string, visibility = 'public') =>
  textField(await ask(pond, 'POST /api/v1/statuses', { as: 'bob', json: { status, visibility } }), 'id')
const contents = (body: unknown) => (body as { content: string }[]).map((status) => status.content)

test('a post gets another scope and is marked as sensitive, without a version', async () => {
  const id = await post('words')
  const counted = async () => (await ask(pond, 'GET /api/v1/accounts/bob')).body
  expect(await act(`PUT /statuses/${id}`, { sensitive: 'true', visibility: 'private' })).toMatchObject({
    status: 200,
    body: { id, sensitive: true, visibility: 'private', edited_at: null, account: { acct: 'bob' } },
  })
  expect(await counted()).toMatchObject({ statuses_count: 0 })
  expect(await act(`PUT /statuses/${id}`, { visibility: 'unlisted' })).toMatchObject({ body: { sensitive: true, visibility: 'unlisted' } })
  expect(await counted()).toMatchObject({ statuses_count: 1 })
  expect(await act(`PUT /statuses/${id}`, { sensitive: false, visibility: 'nonsense' })).toMatchObject({
    body: { sensitive: false, visibility: 'unlisted' },
  })
})

test('staff can read and delete any post, and get an error for a missing one', async () => {
  const id = await post('a secret @dave', 'direct')
  expect(await act(`GET /statuses/${id}`)).toMatchObject({ status: 200, body: { id, account: { nickname: 'bob', is_active: true } } })
  expect(await act(`DELETE /statuses/${id}`)).toMatchObject({ status: 200, body: {} })
  for (const what of ['GET', 'PUT', 'DELETE'])
    expect(await act(`${what} /statuses/${id}`)).toMatchObject({ status: 404, body: { error: 'Not found' } })
})

test('admins list posts, and non-public ones only on request', async () => {
  await post('open')
  await post('closed', 'private')
  const list = async (path: string, query: Record<string, string> = {}) =>
    (await ask(pond, `GET ${root}${path}`, { as: 'ada', query })).body
  expect(contents(await list('/statuses'))).toEqual(['open'])
  expect(contents(await list('/statuses', { godmode: 'true' }))).toEqual(['closed', 'open'])
  expect(contents(await list('/statuses', { godmode: 'true', page_size: '1', page: '2' }))).toEqual(['open'])
  expect(await list('/users/bob/statuses')).toMatchObject({ total: 1, activities: [{ content: 'open' }] })
  expect(await list('/instances/pond.example/statuses')).toMatchObject({ total: 1 })
  expect(await list('/instances/remote.example/statuses')).toEqual({ total: 0, activities: [] })
  expect(await act('GET /users/nobody/statuses', undefined, 'ada')).toMatchObject({ status: 404 })
})
