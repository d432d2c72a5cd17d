import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { keepTrying } from './keepTrying.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A load that fails so many times before it comes. */
function failing(times: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new Error('not to be had')
    return 'code'
  })
  return load
}

test('a result is reported once, and not loaded again', async () => {
  const load = failing(0)
  const done = vi.fn()
  keepTrying(load, done)
  await vi.advanceTimersByTimeAsync(60_000)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(load).toHaveBeenCalledOnce()
  expect(done.mock.calls).toEqual([['code']])
})

test('a failed load is retried as soon as the network is back', async () => {
  const load = failing(1)
  const done = vi.fn()
  keepTrying(load, done)
  await vi.advanceTimersByTimeAsync(0)
  expect(done).not.toHaveBeenCalled()
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(2)
})

test('and after 1, 2, 4 seconds and so on up to a minute, because no event reports that a server is back', async () => {
  const load = failing(8)
  const done = vi.fn()
  keepTrying(load, done)
  await vi.advanceTimersByTimeAsync(6999)
  expect(load).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(4)
  await vi.advanceTimersByTimeAsync(8000 + 16_000 + 32_000 + 60_000 - 1)
  expect(load).toHaveBeenCalledTimes(7)
  await vi.advanceTimersByTimeAsync(1)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(done).toHaveBeenCalledOnce()
})

test('a stopped load reports nothing and is not retried', async () => {
  const load = failing(1)
  const done = vi.fn()
  const stop = keepTrying(load, done)
  await vi.advanceTimersByTimeAsync(0)
  stop()
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledOnce()
  const stopAtOnce = keepTrying(failing(0), done)
  stopAtOnce()
  await vi.advanceTimersByTimeAsync(0)
  expect(done).not.toHaveBeenCalled()
})
