import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { PendingResponses } from './PendingResponses.mjs'

let responses: unknown[] = []
let pending: PendingResponses
beforeEach(() => {
  vi.useFakeTimers()
  responses = []
  pending = new PendingResponses((target, message) => {
    pending.settle(message.id ?? 0)
    responses.push([target, message])
  }, 1000)
})
afterEach(() => void vi.useRealTimers())

test('a request without a response in time gets an error that names its method', () => {
  pending.expect('page-1', 5, 'Runtime.evaluate')
  vi.advanceTimersByTime(999)
  expect(responses).toEqual([])
  vi.advanceTimersByTime(1)
  expect(responses).toEqual([['page-1', { id: 5, error: { message: 'WebKit has not responded to Runtime.evaluate within 1 s.' } }]])
  expect(pending.settle(5)).toBe(false)
})

test('a response counts once', () => {
  pending.expect('page-1', 5, 'Runtime.evaluate')
  expect(pending.settle(5)).toBe(true)
  expect(pending.settle(5)).toBe(false)
  vi.advanceTimersByTime(5000)
  expect(responses).toEqual([])
})

test('a process that has ended has no more to respond to; others have', () => {
  pending.expect('page-1', 5, 'Runtime.evaluate')
  pending.expect('page-2', 6, 'Page.navigate')
  pending.drop('page-1')
  expect(pending.settle(5)).toBe(false)
  vi.advanceTimersByTime(1000)
  expect(responses).toMatchObject([['page-2', { id: 6 }]])
})

test('nothing is pending once all is dropped', () => {
  pending.expect('page-1', 5, 'Runtime.evaluate')
  pending.expect('page-2', 6, 'Page.navigate')
  pending.dropAll()
  vi.advanceTimersByTime(5000)
  expect(responses).toEqual([])
})
