import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestInstance, type TestClient, type TestInstance } from '../testing.ts'

let world: TestInstance
let [ada, bob, dave, visitor]: TestClient[] = []

beforeAll(async () => {
  world = await startTestInstance()
  ;[ada, bob, dave, visitor] = await Promise.all([world.as('ada'), world.as('bob'), world.as('dave'), world.as()])
  await dave?.post(`/api/v1/accounts/${(await world.account('bob')).id}/follow`)
})
afterAll(() => world.close())

const found = async (who: TestClient | undefined, address: string, more = '') =>
  (await who?.get<{ statuses: { id: string }[] }>(`/api/v2/search?q=${encodeURIComponent(address)}${more}`))?.body.statuses.map(
    ({ id }) => id,
  )

test.each<[string, boolean, boolean, boolean]>([
  ['public', true, true, true],
  ['unlisted', true, true, true],
  ['local', true, true, false],
  ['private', false, true, false],
  ['direct', false, false, false],
])('a search by address finds a %s post for those who may see it', async (visibility, forAda, forDave, forVisitor) => {
  const { id, uri } = (await bob?.post<{ id: string; uri: string }>('/api/v1/statuses', { status: 'hello', visibility }))?.body ?? {
    id: '',
    uri: '',
  }
  for (const address of [uri, `${world.origin}/notice/${id}`, ` ${uri} `]) {
    expect(await found(bob, address)).toEqual([id])
    expect(await found(ada, address)).toEqual(forAda ? [id] : [])
    expect(await found(dave, address)).toEqual(forDave ? [id] : [])
    expect(await found(visitor, address)).toEqual(forVisitor ? [id] : [])
  }
  expect(await found(bob, uri, '&offset=1')).toEqual([])
  expect(await found(bob, uri, `&account_id=${(await world.account('ada')).id}`)).toEqual([])
})

test.each(['100000000000000000000000', '-1', '99999999999999999999'])('an offset of %s is not an error', async (offset) => {
  for (const path of ['/api/v1/directory?', '/api/v2/search?q=bob&', '/api/v1/accounts/search?q=bob&']) {
    expect((await bob?.get(`${path}offset=${offset}`))?.status).toBe(200)
    expect((await bob?.get(`${path}limit=${offset}`))?.status).toBe(200)
  }
  // Neither a whole number nor one that was too long, as Akkoma says.
  expect((await bob?.get('/api/v1/directory?offset=1e23'))?.status).toBe(400)
})

test.each(['%', '_', '\\', '.*', '(', '[a-z]+', '@', '🐟', 'x'.repeat(10_000)])('%j is searched literally', async (text) => {
  const response = await bob?.get<{ accounts: unknown[]; statuses: unknown[] }>(`/api/v2/search?q=${encodeURIComponent(text)}`)
  expect(response).toMatchObject({ status: 200, body: { accounts: [], statuses: [] } })
})

test('characters with a meaning in SQL are found literally', async () => {
  await bob?.post('/api/v1/statuses', { status: 'a sale of 80% on C:\\nests and re_eds' })
  const count = async (text: string) => (await found(ada, text))?.length
  for (const text of ['80%', 'C:\\nests', 're_eds', '_']) expect([text, await count(text)]).toEqual([text, 1])
  for (const text of ['8%0', 're%eds', 'reXeds']) expect([text, await count(text)]).toEqual([text, 0])
})
