import { createFakeClock } from '@rookery/instance/testing/createFakeClock'
import { expect, test } from 'vitest'
import { createTestPage } from '#test/createTestPage.ts'
import { createFrameQueue } from './FrameQueue.ts'

test('the first item is delivered in the next frame, and many later ones in portions, in order', () => {
  const page = createTestPage()
  const flushes: (readonly number[])[] = []
  const queue = createFrameQueue<number>(page, createFakeClock(), (items) => flushes.push(items))
  // Ten a second, for a second of sixty frames.
  for (let frame = 0; frame < 60; frame += 1) {
    if (frame % 6 === 0) queue.push(frame / 6)
    page.frame(1000 / 60)
  }
  expect(flushes[0]).toEqual([0])
  expect(flushes.length).toBeLessThanOrEqual(4)
  page.frame()
  expect(flushes.flat()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  // After a pause one is the first again.
  page.frame()
  queue.push(10)
  page.frame(16)
  expect(flushes.at(-1)).toEqual([10])
  queue.stop()
})

test('on a hidden page items are delivered once a second, together with those that waited for a frame', () => {
  const page = createTestPage()
  const clock = createFakeClock()
  const flushes: (readonly number[])[] = []
  const queue = createFrameQueue<number>(page, clock, (items) => flushes.push(items))
  queue.push(1)
  page.visible.set(false)
  queue.push(2)
  clock.advance(999)
  expect(flushes).toEqual([])
  clock.advance(1)
  expect(flushes).toEqual([[1, 2]])
  queue.stop()
})
