import * as accounts from '@rookery/api/calls/accounts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { remoteAccountQuery } from '#features/accounts/model/remoteAccount.ts'
import { suggestionsQuery } from '#features/suggestions/model/suggestions.ts'

let world: TestSession

beforeEach(async () => {
  world = await openTestSession()
})
afterEach(() => world.close())

const person = (id: string, acct: string) => ({ id, acct, username: acct.split('@')[0], url: `https://reeds.example/@${id}` })
const lookUp = (acct: string) => queriesOf(world.session).query({ ...remoteAccountQuery(world.session, acct), retry: false })

test('suggestions leave out the reader and accounts that the reader follows or blocks', async () => {
  const { session, server } = world
  const idOf = async (name: string) => (await accounts.lookup(session.client, name)).id
  const [ada, dave, mona] = [await idOf('ada'), await idOf('dave'), await idOf('mona')]
  await accounts.follow(session.client, ada)
  await accounts.block(session.client, dave)
  const people = [ada, dave, mona, session.me ?? ''].map((id) => ({ source: 'staff', account: person(id, `of${id}`) }))
  server.fail('GET /api/v2/suggestions', Response.json(people))
  expect(await queriesOf(session).query(suggestionsQuery(session))).toEqual([mona])
})

test('without suggestions the directory is used: of this server first, then of every server', async () => {
  const { session, server } = world
  const idOf = async (name: string) => (await accounts.lookup(session.client, name)).id
  const [ada, mona] = [await idOf('ada'), await idOf('mona')]
  await accounts.follow(session.client, ada)
  const [here, elsewhere] = [[person(ada, 'ada'), person(session.me ?? '', 'carol')], [person(mona, 'mona@far.example')]]
  server.fail('GET /api/v2/suggestions', Response.json([]))
  let undo = server.fail('GET /api/v1/directory', Response.json([...here, ...elsewhere]))
  const query = () => queriesOf(session).query({ ...suggestionsQuery(session), staleTime: 0 })
  world.asked.length = 0
  expect(await query()).toEqual([mona])
  expect(world.asked.filter((call) => call.endsWith('/directory'))).toHaveLength(1)
  undo()
  undo = server.fail('GET /api/v1/directory', Response.json(here))
  world.asked.length = 0
  expect(await query()).toEqual([])
  expect(world.asked.filter((call) => call.endsWith('/directory'))).toHaveLength(2)
  undo()
  server.fail('GET /api/v1/directory', 404)
  expect(await query()).toEqual([])
})

test('a person of the user’s own server is requested without its host, whether of names or of pages', async () => {
  const { session } = world
  const server = session.server.get()
  session.setServer({ ...server, instance: { ...server.instance, domain: 'names.example' } })
  world.asked.length = 0
  await lookUp('dave@names.example')
  await lookUp(`Dave@${new URL(session.client.origin).host.toUpperCase()}`)
  expect(world.asked).toEqual(['GET /api/v1/accounts/dave', 'GET /api/v1/accounts/Dave'])
})

test.each([
  ['the account with the full handle among several', ['sam@a.example', 'sam@reeds.example'], '1'],
  ['the only one, under another host of their server', ['sam@social.reeds.example'], '0'],
  ['the only one, named after the host above', ['sam@reeds.example'], '0', 'Sam@social.Reeds.example'],
])('an account found by a search is %s', async (_, found, id, expected = 'Sam@Reeds.example') => {
  world.server.fail(
    'GET /api/v2/search',
    Response.json({ accounts: found.map((acct, index) => person(String(index), acct)), statuses: [], hashtags: [] }),
  )
  expect(await lookUp(expected)).toBe(id)
})

test.each([
  ['several accounts with that name on other servers', ['sam@a.example', 'sam@b.example']],
  ['one account with another name', ['kim@reeds.example']],
])('%s are not the result', async (_, found) => {
  world.server.fail(
    'GET /api/v2/search',
    Response.json({ accounts: found.map((acct, index) => person(String(index), acct)), statuses: [], hashtags: [] }),
  )
  await expect(lookUp('sam@reeds.example')).rejects.toMatchObject({ status: 404 })
})

test.each(['a.example', 'notreeds.example', 'reeds.example.net'])(
  'the only known account of that name is of %s and is not used instead',
  async (host) => {
    world.server.fail('GET /api/v2/search', Response.json({ accounts: [person('1', `sam@${host}`)], statuses: [], hashtags: [] }))
    await expect(lookUp('sam@reeds.example')).rejects.toMatchObject({ status: 404 })
  },
)
