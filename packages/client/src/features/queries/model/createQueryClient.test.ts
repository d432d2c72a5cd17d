import { ApiError } from '@rookery/api/http/ApiError'
import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { settle } from '#test/postAs.ts'
import { createQueryClient, isTriedAgain } from './createQueryClient.ts'

const http = (status: number, retryAfter: number | null = null) =>
  new ApiError({ kind: 'http', method: 'GET', path: '/api/v1/lists', status, retryAfter })
const lost = new ApiError({ kind: 'network', method: 'GET', path: '/api/v1/lists' })

test.each([
  ['a request that was lost', 0, lost, true],
  ['a server that was not well', 0, http(502), true],
  ['the same a second time', 1, http(502), false],
  ['something missing', 0, http(404), false],
  ['something forbidden', 0, http(403), false],
  ['a server that wants a moment', 0, http(429, 3000), true],
  ['a server that requests a long wait', 0, http(429, 60_000), false],
] as const)('%s, after %i failures', (_what, failures, error, expected) => {
  expect(isTriedAgain(failures, error)).toBe(expected)
})

test('a failed query is retried once, as soon as the server allows it', async () => {
  const client = createQueryClient()
  let responses = 0
  const value = await client.query({
    queryKey: ['numbers'],
    queryFn: async () => {
      if ((responses += 1) === 1) throw http(503, 0)
      return responses
    },
  })
  expect(value).toBe(2)
  client.clear()
})

test('a query without a consumer is cancelled', async () => {
  const client = createQueryClient()
  let given: AbortSignal | undefined
  const queryFn = ({ signal }: { signal: AbortSignal }) => {
    given = signal
    return new Promise<number>(() => {})
  }
  const leave = new QueryObserver(client, { queryKey: ['numbers'], queryFn }).subscribe(() => {})
  expect(given?.aborted).toBe(false)
  leave()
  expect(given?.aborted).toBe(true)
  client.clear()
})

/** A query that fails once, while it is shown; `cutLine` controls the network, and it waits for its end. */
async function failOnce(error: ApiError, initialData?: string) {
  const client = createQueryClient()
  const calls: string[] = []
  const queryFn = () => (calls.push('numbers') === 1 ? Promise.reject(error) : Promise.resolve('there'))
  const observer = new QueryObserver(client, { queryKey: ['numbers'], queryFn, retry: false, initialData })
  const leave = observer.subscribe(() => {})
  onTestFinished(() => {
    leave()
    client.clear()
  })
  await expect.poll(() => observer.getCurrentResult().isError).toBe(true)
  const cutLine = async () => {
    client.getQueryCache().onOnline()
    // The library refetches in a later task.
    await settle()
  }
  return { calls, cutLine }
}

test('a query that failed while offline is retried when the network returns, and successful ones are not', async () => {
  const { calls, cutLine } = await failOnce(lost)
  await cutLine()
  expect(calls).toHaveLength(2)
  await cutLine()
  expect(calls).toHaveLength(2)
})

test('a lost request is sent again when the device is online, also where an earlier response is on screen', async () => {
  const { calls, cutLine } = await failOnce(lost, 'before')
  await cutLine()
  expect(calls).toHaveLength(2)
  await cutLine()
  expect(calls).toHaveLength(2)
})

test('a rejected query is not retried when the network returns', async () => {
  const { calls, cutLine } = await failOnce(http(404))
  await cutLine()
  expect(calls).toHaveLength(1)
})
