import type { AccountId } from '@rookery/api/wire/model'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Session } from '#features/session/model/Session.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { profileQuery } from './profile.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'

let world: TestSession
let session: Session

beforeEach(async () => {
  world = await openTestSession()
  session = world.session
})
afterEach(() => world.close())

test('a person is found by name, with the reader’s relationship to them', async () => {
  const id = await queriesOf(session).query(profileQuery(session, 'dave'))
  expect(session.entities.accounts.get(id)?.acct).toBe('dave')
  expect(session.entities.relationships.get(id)).toBeDefined()
})

test('an account known from another screen is shown at once, by id and by name, and refetched', async () => {
  const id = await queriesOf(session).query(profileQuery(session, 'dave'))
  queriesOf(session).clear()
  world.asked.length = 0
  const watching = ['dave', id].map((idOrName) => {
    const observer = new QueryObserver(queriesOf(session), profileQuery(session, idOrName))
    const leave = observer.subscribe(() => {})
    expect(observer.getCurrentResult()).toMatchObject({ data: id, isFetching: true })
    return leave
  })
  await expect.poll(() => queriesOf(session).isFetching()).toBe(0)
  expect(world.asked).toEqual(['GET /api/v1/accounts/dave', `GET /api/v1/accounts/${id}`])
  for (const leave of watching) leave()
})

test('an unknown name is an error, and a stored account stays after a rejected request', async () => {
  await expect(queriesOf(session).query(profileQuery(session, 'nobody'))).rejects.toMatchObject({ status: 404 })
  const id = await queriesOf(session).query(profileQuery(session, 'dave'))
  world.server.fail('GET /api/v1/accounts/:id', 403)
  await expect(queriesOf(session).query(profileQuery(session, 'dave'))).rejects.toMatchObject({ status: 403 })
  expect(queriesOf(session).getQueryData<AccountId>(profileQuery(session, 'dave').queryKey)).toBe(id)
})
