import { expect, test } from 'vitest'
import { createRateLimiter } from './rateLimiter.ts'

test('the fourth timeline within half a second is one too many, and the next window is open again', () => {
  let now = 0
  const limiter = createRateLimiter({ now: () => now })
  const uses = [1, 2, 3, 4].map(() => limiter.allow('timeline', 'ada'))
  expect(uses).toEqual([true, true, true, false])
  now = 499
  expect(limiter.allow('timeline', 'ada')).toBe(false)
  now = 500
  expect(limiter.allow('timeline', 'ada')).toBe(true)
})

test('each person and each limit is counted separately', () => {
  const limiter = createRateLimiter({ now: () => 0 })
  expect([1, 2, 3].map(() => limiter.allow('relationIdAction', 'ada bob'))).toEqual([true, true, false])
  expect(limiter.allow('relationIdAction', 'ada carol')).toBe(true)
  expect(limiter.allow('relationsActions', 'ada bob')).toBe(true)
})
