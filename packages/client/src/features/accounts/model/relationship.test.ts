import type { AccountId } from '@rookery/api/wire/model'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { relationshipQuery } from './relationship.ts'

let world: TestSession

beforeEach(async () => {
  world = await openTestSession()
})
afterEach(() => world.close())

const idOf = async (name: 'ada' | 'dave') => (await world.server.account(name)).id as AccountId // an id of the instance's
const read = (id: AccountId) => queriesOf(world.session).query({ ...relationshipQuery(world.session, id), retry: false })

test('relationships of a list of accounts are fetched in one call', async () => {
  const ids = await Promise.all([idOf('ada'), idOf('dave')])
  world.asked.length = 0
  expect(await Promise.all(ids.map(read))).toEqual([true, true])
  expect(world.asked).toEqual(['GET /api/v1/accounts/relationships'])
  expect(ids.map((id) => world.session.entities.relationships.get(id)?.following)).toEqual([false, false])
})

test('an account missing from the response is not followed, and a rejection is an error', async () => {
  const id = await idOf('dave')
  const mend = world.server.fail('GET /api/v1/accounts/relationships', Response.json([]))
  expect(await read(id)).toBe(false)
  mend()
  world.server.fail('GET /api/v1/accounts/relationships', 403)
  await expect(read(id)).rejects.toMatchObject({ status: 403 })
  expect(world.session.entities.relationships.get(id)).toBeUndefined()
})
