import { expect, test } from 'vitest'
import { inSlices } from './inSlices.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

test('a long list is worked through in its order, with tasks of others in between', async () => {
  const done: number[] = []
  const seenByOthers: number[] = []
  const other = setInterval(() => seenByOthers.push(done.length), 0)
  await inSlices(numbers(5000), (items) => {
    done.push(...items)
    const until = performance.now() + 1
    while (performance.now() < until);
  })
  clearInterval(other)
  expect(done).toEqual(numbers(5000))
  expect(seenByOthers.some((count) => count > 0 && count < 5000)).toBe(true)
})

test('a short list is done before anything else happens', () => {
  const done: number[] = []
  void inSlices(numbers(50), (items) => done.push(...items))
  expect(done).toHaveLength(50)
})

test('a fault ends the work and is handed on', async () => {
  const done: number[] = []
  const work = inSlices(numbers(500), (items) => {
    done.push(...items)
    if (done.length >= 100) throw new Error('enough')
  })
  await expect(work).rejects.toThrow('enough')
  expect(done).toHaveLength(100)
})
