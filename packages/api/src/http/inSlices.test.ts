import { expect, test } from 'vitest'
import { inSlices } from './inSlices.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

test('a long list is processed in order, with other tasks in between', async () => {
  const done: number[] = []
  const seenByOthers: number[] = []
  const other = setInterval(() => seenByOthers.push(done.length), 0)
  for await (const items of inSlices(numbers(2500))) {
    done.push(...items)
    const until = performance.now() + 1
    while (performance.now() < until);
  }
  clearInterval(other)
  expect(done).toEqual(numbers(2500))
  expect(seenByOthers.some((count) => count > 0 && count < 2500)).toBe(true)
})

test('a short list is one slice, and none has none', async () => {
  expect((await inSlices(numbers(25)).next()).value).toHaveLength(25)
  expect((await inSlices([]).next()).done).toBe(true)
})

test('a consumer that stops early leaves the rest unread', async () => {
  const done: number[] = []
  for await (const items of inSlices(numbers(500))) {
    done.push(...items)
    if (done.length >= 100) break
  }
  expect(done).toHaveLength(100)
})
