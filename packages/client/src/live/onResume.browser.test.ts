import { expect, test } from 'vitest'
import { systemClock, type Clock } from '@rookery/api/http/Clock'
import { onResume } from './onResume.ts'

test('a sleep, a thaw and a restored network are noticed; a throttled timer and a lost network are not', () => {
  let now = 0
  let tick = () => {}
  const clock: Clock = {
    ...systemClock,
    now: () => now,
    every(_, run) {
      tick = run
      return { cancel: () => (tick = () => {}) }
    },
  }
  let wakes = 0
  const stop = onResume(clock, window, () => (wakes += 1))
  const pass = (ms: number) => {
    now += ms
    tick()
  }
  pass(5000)
  pass(65_000)
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(wakes).toBe(0)
  pass(3_600_000)
  expect(wakes).toBe(1)
  pass(5000)
  window.dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('resume'))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(wakes).toBe(4)
  stop()
  pass(3_600_000)
  window.dispatchEvent(new Event('online'))
  expect(wakes).toBe(4)
})
