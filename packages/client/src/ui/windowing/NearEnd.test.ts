import { expect, test } from 'vitest'
import { NearEnd } from './NearEnd.ts'

const rows = (count: number) => Array.from({ length: count })

test('a reader who reaches the end twice in four seconds gets older rows earlier, until they slow down', () => {
  const end = new NearEnd()
  const asks = (count: number, rest: number, now: number) => end.isTime(lists.get(count) ?? [], rest, true, now)
  const lists = new Map([20, 40, 80, 120, 160].map((count) => [count, rows(count)]))
  expect([asks(20, 751, 0), asks(20, 750, 0)]).toEqual([false, true])
  // A page later there is nothing to be asked for before its end.
  expect([asks(40, 751, 1000), asks(40, 750, 2000)]).toEqual([false, true])
  expect([asks(80, 6001, 2500), asks(80, 6000, 3000)]).toEqual([false, true])
  expect([asks(120, 751, 7000), asks(120, 750, 7000)]).toEqual([false, true])
  expect(asks(160, 751, 8000)).toBe(false)
})
