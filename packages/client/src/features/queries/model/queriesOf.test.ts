import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { sweep } from '#features/entities/model/sweep.ts'
import type { StatusId } from '@rookery/api/wire/model'
import type { Session } from '#features/session/model/Session.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { callAs, know, postAs, settle } from '#test/postAs.ts'
import { askAgain } from './askAgain.ts'
import { editHistoryQuery } from '#features/statuses/model/editHistoryQuery.ts'
import { queriesOf } from './queriesOf.ts'
import { reactionPeopleQuery } from '#features/statuses/model/reactionPeople.ts'
import { statusPeopleQuery } from '#features/statuses/model/statusPeople.ts'

let world: TestSession
let session: Session
let id: StatusId

beforeEach(async () => {
  world = await openTestSession()
  session = world.session
  id = await know(session, await postAs(world.server, 'ada', 'Hello'))
})
afterEach(() => world.close())

const askedFor = (ending: string) => world.asked.filter((path) => path.endsWith(ending))

function watchHistory() {
  const observer = new QueryObserver(queriesOf(session), editHistoryQuery(session, id))
  observer.subscribe(() => {})
  return observer
}

function watchFans() {
  const observer = new InfiniteQueryObserver(queriesOf(session), statusPeopleQuery(session, 'favouritedBy', id))
  observer.subscribe(() => {})
  return observer
}

/** Waits for the answer of the instance. */
async function untilRest(observer: { getCurrentResult(): { isFetching: boolean } }): Promise<void> {
  for (let turn = 0; turn < 100 && observer.getCurrentResult().isFetching; turn += 1) await settle()
}

test('accounts that favourited a post are known by id and as entities', async () => {
  await callAs(world.server, 'dave', 'POST', `/api/v1/statuses/${id}/favourite`)
  const fans = watchFans()
  await untilRest(fans)
  const { data, hasNextPage } = fans.getCurrentResult()
  expect(data?.map((account) => session.entities.accounts.get(account)?.acct)).toEqual(['dave'])
  expect(hasNextPage).toBe(false)
})

test('a further page is appended without duplicate accounts', async () => {
  for (const name of ['dave', 'ada'] as const) await callAs(world.server, name, 'POST', `/api/v1/statuses/${id}/favourite`)
  const path = `/api/v1/statuses/${id}/favourited_by`
  const response = await world.server.fetch(path, { headers: { authorization: `Bearer ${await world.server.signIn('bob')}` } })
  const [first, second] = (await response.json()) as unknown[] // the instance's own list of accounts
  const link = `<${session.origin}${path}?max_id=5>; rel="next"`
  const undo = world.server.fail('GET /api/v1/statuses/:id/favourited_by', Response.json([first], { headers: { link } }))
  const fans = watchFans()
  await untilRest(fans)
  expect(fans.getCurrentResult()).toMatchObject({ hasNextPage: true, data: [expect.anything()] })
  undo()
  world.server.fail('GET /api/v1/statuses/:id/favourited_by', Response.json([first, second]))
  await fans.fetchNextPage()
  expect(fans.getCurrentResult()).toMatchObject({ hasNextPage: false, data: [expect.anything(), expect.anything()] })
})

test('a failure leaves the earlier response and shows the reason', async () => {
  const history = watchHistory()
  await untilRest(history)
  world.server.fail('GET /api/v1/statuses/:id/history', 403)
  await history.refetch()
  expect(history.getCurrentResult()).toMatchObject({ data: [{ content: 'Hello' }], isFetching: false, error: { status: 403 } })
})

test('a query with two consumers is fetched once', async () => {
  watchHistory()
  await untilRest(watchHistory())
  expect(askedFor('/history')).toHaveLength(1)
})

test('a refetch replaces a pending request', async () => {
  const release = world.server.hold('GET /api/v1/statuses/:id/history')
  const history = watchHistory()
  await release.arrived
  const again = askAgain(queriesOf(session), editHistoryQuery(session, id).queryKey)
  await settle()
  release()
  await again
  expect(askedFor('/history')).toHaveLength(2)
  expect(history.getCurrentResult()).toMatchObject({ data: [{ content: 'Hello' }], isFetching: false, error: null })
})

test('two changes at the same moment send one request', async () => {
  await untilRest(watchHistory())
  const { queryKey } = editHistoryQuery(session, id)
  await Promise.all([askAgain(queriesOf(session), queryKey), askAgain(queriesOf(session), queryKey)])
  expect(askedFor('/history')).toHaveLength(2)
})

test('reactions are not fetched for a post without reactions', async () => {
  const queries = queriesOf(session)
  expect(await queries.query(reactionPeopleQuery(session, id))).toEqual([])
  expect(askedFor('/reactions')).toEqual([])
  await callAs(world.server, 'dave', 'PUT', `/api/v1/pleroma/statuses/${id}/reactions/🦆`)
  await know(session, id)
  expect(await queries.query(reactionPeopleQuery(session, id))).toMatchObject([{ name: '🦆', ids: [expect.anything()] }])
})

test('a sweep leaves the accounts of a query', async () => {
  await callAs(world.server, 'dave', 'POST', `/api/v1/statuses/${id}/favourite`)
  const fans = watchFans()
  await untilRest(fans)
  sweep(session.entities)
  const [dave] = fans.getCurrentResult().data ?? []
  expect(dave && session.entities.accounts.get(dave)?.acct).toBe('dave')
  queriesOf(session).clear()
  sweep(session.entities)
  expect(dave && session.entities.accounts.get(dave)).toBeUndefined()
})

test('closing the session cancels running queries, and nothing is cached', async () => {
  const release = world.server.hold('GET /api/v1/statuses/:id/history')
  watchHistory()
  await release.arrived
  const queries = queriesOf(session)
  const [asked] = queries.getQueryCache().getAll()
  const ended = asked?.promise?.then(
    () => 'answered',
    () => 'given up',
  )
  await session.close()
  release()
  expect(await ended).toBe('given up')
  expect(queries.getQueryCache().getAll()).toEqual([])
})

test('neither an aborted request nor a late write leaves a timer behind a closed session', async () => {
  const release = world.server.hold('GET /api/v1/statuses/:id/history')
  watchHistory()
  await release.arrived
  const [query] = queriesOf(session).getQueryCache().getAll()
  const ended = query?.promise?.catch(() => {})
  const timers = vi.spyOn(globalThis, 'setTimeout')
  onTestFinished(() => timers.mockRestore())
  await session.close()
  release()
  await ended
  await new Promise((resolve) => void setImmediate(resolve))
  queriesOf(session).setQueryData(['late'], 'an action ended after the session')
  expect(timers.mock.calls.filter(([, ms]) => ms === query?.options.gcTime)).toEqual([])
})

test('a query that waits for its second try is not sent after the session has closed', async () => {
  world.server.fail('GET /api/v1/statuses/:id/history', 500)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  watchHistory()
  const [query] = queriesOf(session).getQueryCache().getAll()
  for (let turn = 0; turn < 100 && query?.state.fetchFailureCount === 0; turn += 1) await settle()
  expect(query?.state.fetchFailureCount).toBe(1)
  await session.close()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(askedFor('/history')).toHaveLength(1)
})
