import { afterEach, beforeEach, expect, test } from 'vitest'
import type { StatusId } from '@rookery/api/wire/model'
import type { Session } from '#data/session/Session.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { callAs, know, postAs } from '#test/postAs.ts'
import { editHistory } from './editHistory.ts'
import { reactionPeople } from './reactionPeople.ts'
import { favouritedBy } from './statusPeople.ts'

let world: TestSession
let session: Session
let id: StatusId

beforeEach(async () => {
  world = await openTestSession()
  session = world.session
  id = await know(session, await postAs(world.server, 'ada', 'Hello'))
})
afterEach(() => world.close())

test('who favourited a post is known by id, and their accounts with them', async () => {
  await callAs(world.server, 'dave', 'POST', `/api/v1/statuses/${id}/favourite`)
  await favouritedBy.ask(session, id)
  const { value } = favouritedBy.at(session, id).get()
  expect(value?.ids.map((account) => session.entities.accounts.get(account)?.acct)).toEqual(['dave'])
  expect(value?.more).toBeNull()
})

test('a failure keeps the answer of before and says why', async () => {
  await editHistory.ask(session, id)
  world.server.fail('GET /api/v1/statuses/:id/history', 500)
  await editHistory.ask(session, id)
  expect(editHistory.at(session, id).get()).toMatchObject({ value: [{ content: 'Hello' }], loading: false, error: { status: 500 } })
})

test('one question at a time', async () => {
  await Promise.all([editHistory.ask(session, id), editHistory.ask(session, id)])
  expect(world.asked.filter((path) => path.endsWith('/history'))).toHaveLength(1)
})

test('what changes while it is asked is asked again, once', async () => {
  const asking = editHistory.ask(session, id, null)
  await editHistory.ask(session, id, '2026-11-20T10:00:00.000Z')
  await editHistory.ask(session, id, '2026-11-20T10:01:00.000Z')
  await asking
  expect(world.asked.filter((path) => path.endsWith('/history'))).toHaveLength(2)
  expect(editHistory.at(session, id).get()).toMatchObject({ value: [{ content: 'Hello' }], loading: false })
})

test('nobody is asked who reacted to a post without reactions', async () => {
  await reactionPeople.ask(session, id)
  expect(reactionPeople.at(session, id).get().value).toEqual(new Map())
  expect(world.asked.filter((path) => path.endsWith('/reactions'))).toEqual([])
  await callAs(world.server, 'dave', 'PUT', `/api/v1/pleroma/statuses/${id}/reactions/🦆`)
  await know(session, id)
  await reactionPeople.ask(session, id)
  expect([...(reactionPeople.at(session, id).get().value ?? [])].map(([name, people]) => [name, people.length])).toEqual([['🦆', 1]])
})

test('the answers to the last thirty posts are kept', async () => {
  await editHistory.ask(session, id)
  for (let other = 0; other < 30; other += 1) editHistory.at(session, `other${other}` as StatusId) // asked of nobody
  expect(editHistory.at(session, id).get().value).toBeNull()
})
