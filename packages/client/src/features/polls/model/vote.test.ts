import { expect, test } from 'vitest'
import { openTestSession } from '#test/openTestSession.ts'
import { callAs, know, postAs } from '#test/postAs.ts'
import { refreshPoll, vote, voteKey } from './vote.ts'
import { executorOf } from '#features/actions/model/executorOf.ts'
import { statusErrorsOf } from '#features/failures/model/StatusErrors.ts'

async function openPoll(as: 'bob' | 'ada' = 'bob', multiple = false) {
  const world = await openTestSession({ as })
  const id = await postAs(world.server, 'ada', { status: 'Which?', poll: { options: ['this', 'that'], expires_in: 3600, multiple } })
  await know(world.session, id)
  const poll = world.session.entities.statuses.get(id)?.pollId
  if (!poll) throw new Error('The post has no poll.')
  return { ...world, id, poll }
}

test('a vote is counted and shown as the user’s own', async () => {
  const { session, id, poll, close } = await openPoll()
  expect(await vote(session, { poll, status: id, choices: [1] })).toBe(true)
  expect(session.entities.polls.get(poll)).toMatchObject({ voted: true, ownVotes: [1], votesCount: 1 })
  await close()
})

test('a rejected vote shows the reason on the post', async () => {
  const { session, id, poll, close } = await openPoll('ada')
  expect(await vote(session, { poll, status: id, choices: [0] })).toBe(false)
  expect(statusErrorsOf(session).get(id)).toMatchObject({ what: 'vote', message: { text: "Poll's author can't vote" } })
  expect(session.entities.polls.get(poll)?.votesCount).toBe(0)
  await close()
})

test('a vote without a choice is not sent', async () => {
  const { session, id, poll, close } = await openPoll()
  expect(await vote(session, { poll, status: id, choices: [] })).toBe(false)
  expect(statusErrorsOf(session).get(id)).toBeUndefined()
  await close()
})

test('a vote shows before the response, and a second one meanwhile is ignored', async () => {
  const { session, server, id, poll, close } = await openPoll('bob', true)
  const release = server.hold('POST /api/v1/polls/:id/votes')
  const first = vote(session, { poll, status: id, choices: [0, 1] })
  expect(session.entities.polls.get(poll)).toMatchObject({ voted: true, ownVotes: [0, 1], votesCount: 2, votersCount: 1 })
  expect(executorOf(session).isRunning(voteKey(poll))).toBe(true)
  expect(await vote(session, { poll, status: id, choices: [0] })).toBe(false)
  release()
  expect(await first).toBe(true)
  expect(session.entities.polls.get(poll)).toMatchObject({ ownVotes: [0, 1], votesCount: 2, votersCount: 1 })
  await close()
})

test.each([429, 500, 503])('a vote that the server rejected (%i) is undone', async (status) => {
  const { session, server, id, poll, close } = await openPoll()
  server.fail('POST /api/v1/polls/:id/votes', status)
  expect(await vote(session, { poll, status: id, choices: [0] })).toBe(false)
  expect(session.entities.polls.get(poll)).toMatchObject({ voted: false, ownVotes: [], votesCount: 0 })
  expect(statusErrorsOf(session).get(id)).toBeDefined()
  await close()
})

test('a vote that another device cast already shows as cast', async () => {
  const { session, server, id, poll, close } = await openPoll()
  await callAs(server, 'bob', 'POST', `/api/v1/polls/${poll}/votes`, { choices: [1] })
  server.fail('POST /api/v1/polls/:id/votes', Response.json({ error: 'Already voted' }, { status: 422 }))
  expect(await vote(session, { poll, status: id, choices: [0] })).toBe(false)
  expect(session.entities.polls.get(poll)).toMatchObject({ voted: true, ownVotes: [1] })
  await close()
})

test('a poll that has ended, or is not visible to the user, is not fetched again', async () => {
  const { session, server, poll, close } = await openPoll()
  expect(await refreshPoll(session, poll)).toBe(0)
  for (const [response, wait] of [
    [500, 0],
    [new Response('', { status: 429, headers: { 'retry-after': '90' } }), 90_000],
    [404, null],
    [403, null],
  ] as const) {
    const mend = server.fail('GET /api/v1/polls/:id', response)
    expect(await refreshPoll(session, poll)).toBe(wait)
    mend()
  }
  server.clock.advance(3_600_000)
  expect(await refreshPoll(session, poll)).toBeNull()
  await close()
})

test('refreshing a poll shows the votes of others', async () => {
  const { session, server, poll, close } = await openPoll()
  await callAs(server, 'dave', 'POST', `/api/v1/polls/${poll}/votes`, { choices: [0] })
  await refreshPoll(session, poll)
  expect(session.entities.polls.get(poll)?.options).toMatchObject([{ votesCount: 1 }, { votesCount: 0 }])
  await close()
})
