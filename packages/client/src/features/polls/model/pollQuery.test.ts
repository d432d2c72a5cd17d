import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { ApiError } from '@rookery/api/http/ApiError'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pollingContextOf } from '#features/session/model/startSharedPolling.ts'
import { createCell } from '@rookery/store/Cell'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { settle } from '#test/postAs.ts'
import { pollQuery } from './pollQuery.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'

let world: TestSession
let queries: QueryClient
let asked = 0
let failure: ApiError | null = null

const options = {
  queryKey: ['numbers'],
  queryFn: async () => {
    asked += 1
    if (failure) throw failure
    return asked
  },
}

beforeEach(async () => {
  world = await openTestSession()
  queries = queriesOf(world.session)
  asked = 0
  failure = null
})
afterEach(() => world.close())

const data = () => queries.getQueryData(options.queryKey)

function show(): void {
  new QueryObserver(queries, options).subscribe(() => {})
}

async function pass(ms: number): Promise<void> {
  world.server.clock.advance(ms)
  await settle()
}

test('a shown query is polled, but not while the page is hidden', async () => {
  let isLookedAt = true
  show()
  const { onVisibilityChange, stop } = pollQuery(pollingContextOf(world.session), queries, options.queryKey, {
    intervalMs: 240_000,
    isVisible: () => isLookedAt,
  })
  await pass(239_999)
  expect(data()).toBe(1)
  await pass(1)
  expect(data()).toBe(2)
  isLookedAt = false
  await pass(240_000)
  expect(data()).toBe(2)
  isLookedAt = true
  onVisibilityChange()
  await pass(240_000)
  expect(data()).toBe(3)
  stop()
  await pass(240_000)
  expect(data()).toBe(3)
})

test('a server that rejects the token is not polled again', async () => {
  show()
  const context = { ...pollingContextOf(world.session), expired: createCell(true) }
  const { stop } = pollQuery(context, queries, options.queryKey, { intervalMs: 1000, isVisible: () => true })
  await pass(3000)
  expect(asked).toBe(1)
  stop()
})

test('a failed poll keeps the data and waits for the time in Retry-After', async () => {
  show()
  const { stop } = pollQuery(pollingContextOf(world.session), queries, options.queryKey, { intervalMs: 1000, isVisible: () => true })
  await settle()
  failure = new ApiError({ kind: 'http', method: 'GET', path: '/api/v1/lists', status: 429, retryAfter: 60_000 })
  await pass(1000)
  expect(queries.getQueryState(options.queryKey)).toMatchObject({ data: 1, fetchStatus: 'idle', error: { status: 429 } })
  expect(asked).toBe(2)
  failure = null
  await pass(59_000)
  expect(asked).toBe(2)
  await pass(1000)
  expect(data()).toBe(3)
  stop()
})
