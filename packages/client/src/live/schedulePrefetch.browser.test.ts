import { expect, test, vi } from 'vitest'

import { schedulePrefetch } from './schedulePrefetch.ts'

/** A clock whose timers run when the test says so. */
function heldClock() {
  let now = 0
  const waiting: { at: number; run: () => void }[] = []
  const after = (ms: number, run: () => void) => {
    const timer = { at: now + ms, run }
    waiting.push(timer)
    return { cancel: () => void waiting.splice(waiting.indexOf(timer), 1) }
  }
  const advance = (ms: number) => {
    now += ms
    for (const timer of waiting.filter(({ at }) => at <= now)) {
      waiting.splice(waiting.indexOf(timer), 1)
      timer.run()
    }
  }
  return { clock: { now: () => now, after, every: after }, advance }
}

const move = () => window.dispatchEvent(new PointerEvent('pointermove'))

test('the first input starts the prefetch once, and nothing is prefetched before', () => {
  const { clock, advance } = heldClock()
  const run = vi.fn()
  const stop = schedulePrefetch(window, clock, run)
  advance(60_000)
  expect(run).not.toHaveBeenCalled()
  move()
  advance(0)
  move()
  advance(60_000)
  expect(run).toHaveBeenCalledOnce()
  stop()
})

test('prefetching after early input waits until the page has drawn', () => {
  const { clock, advance } = heldClock()
  const run = vi.fn()
  const stop = schedulePrefetch(window, clock, run)
  move()
  advance(1999)
  expect(run).not.toHaveBeenCalled()
  advance(1)
  expect(run).toHaveBeenCalledOnce()
  stop()
})

test('a stop ends it, before the first input and after', () => {
  const { clock, advance } = heldClock()
  const run = vi.fn()
  schedulePrefetch(window, clock, run)()
  move()
  advance(60_000)
  const stop = schedulePrefetch(window, clock, run)
  move()
  stop()
  advance(60_000)
  expect(run).not.toHaveBeenCalled()
})
