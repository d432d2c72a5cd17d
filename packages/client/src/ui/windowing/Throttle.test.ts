import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Throttle } from './Throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('frequent events are reported every 200 ms, and the last one on stop', () => {
  let notified = 0
  const throttle = new Throttle(() => void notified++)
  for (let at = 0; at < 1000; at += 10) {
    throttle.soon()
    vi.advanceTimersByTime(10)
  }
  expect(notified).toBe(5)
  throttle.soon()
  throttle.flush()
  throttle.flush()
  vi.advanceTimersByTime(1000)
  expect(notified).toBe(6)
})
