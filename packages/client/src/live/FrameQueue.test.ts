import { createFakeClock } from '@rookery/instance/testing/createFakeClock'
import { expect, test } from 'vitest'
import { createTestPage } from '#test/createTestPage.ts'
import { createFrameQueue } from './FrameQueue.ts'

test('the first item comes in the next frame, and of many after it some at a time, in their order', () => {
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

test('on a hidden page the items come once a second, and those that waited for a frame with them', () => {
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
