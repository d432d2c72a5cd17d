import * as domainBlocks from '@rookery/api/calls/domainBlocks'
import * as statuses from '@rookery/api/calls/statuses'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mutedServersQuery } from '#features/filters/model/restrictedPeople.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { filtersOf } from '#features/filters/model/filtersOf.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { postAs } from '#test/postAs.ts'
import { restrictServers } from './liftRestrictions.ts'

let world: TestSession

beforeEach(async () => {
  world = await openTestSession()
})
afterEach(() => world.close())

const listCall = 'GET /api/v1/domain_blocks'
const shownServers = () => queriesOf(world.session).getQueryData(mutedServersQuery(world.session).queryKey)

/** A post of `remote.example`, and the list of muted servers on the screen. */
async function readList() {
  const { client, entities } = world.session
  const filters = filtersOf(world.session)
  const post = await postAs(world.server, 'rita@remote.example', 'From over there')
  entities.receive({ statuses: [await statuses.get(client, post)] })
  await domainBlocks.add(client, 'loud.example')
  await queriesOf(world.session).query(mutedServersQuery(world.session))
  return () => filters.of(post, { kind: 'conversation' }) !== null
}

test('a muted server is in the list and hidden, and neither after the mute ends', async () => {
  const isHidden = await readList()
  expect(await restrictServers(world.session, ['remote.example'], true)).toEqual({ done: ['remote.example'], error: null })
  expect(shownServers()).toEqual(expect.arrayContaining(['loud.example', 'remote.example']))
  expect(isHidden()).toBe(true)
  expect(await restrictServers(world.session, ['remote.example'], false)).toEqual({ done: ['remote.example'], error: null })
  expect(shownServers()).toEqual(['loud.example'])
  expect(isHidden()).toBe(false)
})

test.each([404, 429, 500])('a completed change remains if the list cannot be fetched afterwards: %i', async (status) => {
  const isHidden = await readList()
  world.server.fail(listCall, status)
  expect(await restrictServers(world.session, ['remote.example'], true)).toEqual({ done: ['remote.example'], error: null })
  expect(shownServers()).toEqual(['loud.example', 'remote.example'])
  expect(isHidden()).toBe(true)
  world.server.fail(listCall, status)
  expect(await restrictServers(world.session, ['remote.example'], false)).toEqual({ done: ['remote.example'], error: null })
  expect(shownServers()).toEqual(['loud.example'])
  expect(isHidden()).toBe(false)
})

test('without a list the muted servers are unknown', async () => {
  const isHidden = await readList()
  await restrictServers(world.session, ['remote.example'], true)
  queriesOf(world.session).clear()
  world.server.fail(listCall, 500)
  expect(await restrictServers(world.session, ['silent.example'], true)).toEqual({ done: ['silent.example'], error: null })
  expect(shownServers()).toBeUndefined()
  expect(isHidden()).toBe(true)
})

test('a server that the user may not mute is not muted, with the reason', async () => {
  const isHidden = await readList()
  world.server.fail('POST /api/v1/domain_blocks', 403)
  expect(await restrictServers(world.session, ['remote.example'], true)).toMatchObject({ done: [], error: { text: expect.any(String) } })
  expect(shownServers()).toEqual(['loud.example'])
  expect(isHidden()).toBe(false)
})

test('several servers are unmuted up to the first that fails, and the list is fetched once', async () => {
  await world.close()
  let ends = 0
  world = await openTestSession({
    through: (send) => (url, init) =>
      init.method === 'DELETE' && ++ends === 3 ? Promise.resolve(Response.json({ error: 'Enough' }, { status: 422 })) : send(url, init),
  })
  const isHidden = await readList()
  const { session, asked } = world
  expect((await restrictServers(session, ['remote.example', 'spam.example'], true)).error).toBeNull()
  expect(isHidden()).toBe(true)
  const before = asked.length
  expect(await restrictServers(session, ['remote.example', 'loud.example', 'spam.example'], false)).toEqual({
    done: ['remote.example', 'loud.example'],
    error: { text: 'Enough' },
  })
  // A request that a fault rejected does not reach the server.
  expect(asked.slice(before)).toEqual(['DELETE /api/v1/domain_blocks', 'DELETE /api/v1/domain_blocks', listCall])
  expect(shownServers()).toEqual(['spam.example'])
  expect(isHidden()).toBe(false)
})
