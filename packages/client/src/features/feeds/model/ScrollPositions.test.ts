import { createFakeClock } from '@rookery/instance/testing'
import { expect, test, vi } from 'vitest'
import type { AccountStorage } from '#features/session/model/AccountStorage.ts'
import { createScrollPositions, placesKey } from './ScrollPositions.ts'

function setUp() {
  const stored = new Map<string, unknown>()
  const set = vi.fn(async (key: string, value: unknown) => stored.set(key, value) === stored)
  const storage: AccountStorage = {
    get: async (key) => stored.get(key),
    entries: async () => [],
    set,
    remove: async () => {},
    leave: () => {},
    destroy: async () => {},
  }
  const clock = createFakeClock()
  return { stored, set, clock, places: createScrollPositions(storage, clock), again: () => createScrollPositions(storage, clock) }
}

test('a place is known immediately, stored once scrolling stops, and restored at the next visit', async () => {
  const { stored, set, clock, places, again } = setUp()
  const onRest = vi.fn()
  const stop = places.onRest(onRest)
  for (let step = 0; step < 50; step += 1) {
    places.store('home', { id: 'a', offset: step })
    clock.advance(200)
  }
  expect(places.get('home')).toEqual({ id: 'a', offset: 49 })
  expect(set).not.toHaveBeenCalled()
  clock.advance(1000)
  expect(set).toHaveBeenCalledOnce()
  expect(onRest).toHaveBeenCalledOnce()
  const next = again()
  next.take(stored.get(placesKey))
  expect(next.get('home')).toEqual({ id: 'a', offset: 49 })
  expect(next.get('public')).toBeNull()

  stop()
  places.store('home', { id: 'b', offset: 0 })
  clock.advance(1000)
  expect(onRest).toHaveBeenCalledOnce()
})

test('leaving before scrolling stops stores the position then, once', async () => {
  const { stored, set, clock, places } = setUp()
  places.store('home', { id: 'a', offset: 0 })
  await places.flush()
  await places.flush()
  clock.advance(1000)
  expect(stored.get(placesKey)).toEqual([['home', { id: 'a', offset: 0 }]])
  expect(set).toHaveBeenCalledOnce()
})

test('the last hundred places are stored', () => {
  const { places } = setUp()
  for (let number = 0; number < 100; number += 1) places.store(`tag:${number}`, { id: 'a', offset: 0 })
  places.store('tag:0', { id: 'b', offset: 0 })
  places.store('home', { id: 'c', offset: 0 })
  expect(places.get('tag:1')).toBeNull()
  for (const stored of ['tag:0', 'tag:2', 'tag:99', 'home'] as const) expect(places.get(stored)).not.toBeNull()
})

test.each([
  null,
  'text',
  [5],
  [['home']],
  [['home', { id: 5, offset: 0 }]],
  [['home', { id: 'a', offset: Number.NaN }]],
  [[5, { id: 'a', offset: 0 }]],
])('%o is not a place', (stored) => {
  const { places } = setUp()
  places.take(stored)
  expect(places.get('home')).toBeNull()
})
