import { expect, test } from 'vitest'
import { createIdSource, firstIdAt, isFlake } from './ids.ts'

const half = () => 0.5

test('ids of one millisecond and of later ones sort as text in the order they were made', () => {
  let now = 1_700_000_000_000
  const ids = createIdSource(() => now, half)
  const made: string[] = []
  for (let index = 0; index < 70_000; index++) {
    if (index % 1000 === 0) now += 1
    made.push(ids.next())
  }
  expect(made.every(isFlake)).toBe(true)
  expect(made.toSorted()).toEqual(made)
  expect(new Set(made).size).toBe(made.length)
})

test('a clock that is set back does not produce earlier ids', () => {
  let now = 2_000
  const ids = createIdSource(() => now, half)
  const first = ids.next()
  now = 1_000
  expect(ids.next() > first).toBe(true)
})

test('an id for an earlier time sorts between its neighbours in time', () => {
  const ids = createIdSource(() => 5_000, half)
  const id = ids.at(3_000)
  expect(id > firstIdAt(3_000) && id < firstIdAt(3_001)).toBe(true)
})
