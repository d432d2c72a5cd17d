import { expect, test } from 'vitest'
import * as statuses from '@rookery/api/calls/statuses'
import { openTestSession } from '#test/openTestSession.ts'
import { callAs, postAs } from '#test/postAs.ts'
import { refreshPoll, vote } from './vote.ts'

async function openPoll(as: 'bob' | 'ada' = 'bob') {
  const world = await openTestSession({ as })
  const id = await postAs(world.server, 'ada', { status: 'Which?', poll: { options: ['this', 'that'], expires_in: 3600 } })
  const { client, entities } = world.session
  entities.receive({ statuses: [await statuses.get(client, id)] })
  const poll = entities.statuses.get(id)?.pollId
  if (!poll) throw new Error('The post has no poll.')
  return { ...world, id, poll }
}

test('a vote counts and shows as one’s own', async () => {
  const { session, id, poll, close } = await openPoll()
  expect(await vote(session, { poll, status: id, choices: [1] })).toBe(true)
  expect(session.entities.polls.get(poll)).toMatchObject({ voted: true, ownVotes: [1], votesCount: 1 })
  await close()
})

test('a refused vote says why on the post', async () => {
  const { session, id, poll, close } = await openPoll('ada')
  expect(await vote(session, { poll, status: id, choices: [0] })).toBe(false)
  expect(session.statusErrors.get(id)).toMatchObject({ what: 'vote', message: { text: "Poll's author can't vote" } })
  expect(session.entities.polls.get(poll)?.votesCount).toBe(0)
  await close()
})

test('a vote without a choice is not sent', async () => {
  const { session, id, poll, close } = await openPoll()
  expect(await vote(session, { poll, status: id, choices: [] })).toBe(false)
  expect(session.statusErrors.get(id)).toBeUndefined()
  await close()
})

test('a tracked poll shows what others chose', async () => {
  const { session, server, poll, close } = await openPoll()
  await callAs(server, 'dave', 'POST', `/api/v1/polls/${poll}/votes`, { choices: [0] })
  await refreshPoll(session, poll)
  expect(session.entities.polls.get(poll)?.options).toMatchObject([{ votesCount: 1 }, { votesCount: 0 }])
  await close()
})
