import { createFakeClock } from '@rookery/instance/testing'
import { expect, it } from 'vitest'
import { createListeners } from '@rookery/store/Listeners'
import { exampleDraft } from '#test/examples.ts'
import type { ComposerState } from './composerReducer.ts'
import { createDebouncedComposers } from './debouncedComposers.ts'

function arrange(begun = '') {
  const clock = createFakeClock()
  const { subscribe, notify } = createListeners()
  const stateOf = (text: string): ComposerState => ({ data: exampleDraft(text), uploads: [], error: null, sending: [] })
  let state = stateOf(begun)
  let subscribers = 0
  const debounced = createDebouncedComposers(
    {
      get: () => state,
      subscribe: (_, listener) => {
        const stop = subscribe(listener)
        subscribers += 1
        return () => {
          stop()
          subscribers -= 1
        }
      },
    },
    clock,
  )
  let looks = 0
  const stop = debounced.subscribe('status', () => (looks += 1))
  const type = (letters: number, pause: number) => {
    for (let key = 0; key < letters; key += 1) {
      state = stateOf(`${state.data.status}a`)
      notify()
      clock.advance(pause)
    }
  }
  return {
    clock,
    debounced,
    type,
    stop,
    looks: () => looks,
    shown: () => debounced.get('status').data.status,
    subscribers: () => subscribers,
  }
}

it('examines a draft a moment after a change', () => {
  const { clock, type, looks, shown } = arrange()
  type(3, 40)
  expect([looks(), shown()]).toEqual([0, ''])
  clock.advance(50)
  expect([looks(), shown()]).toEqual([1, 'aaa'])
})

it.each([
  ['a short text a few times a second', 0, 20],
  ['a long one seldom', 5000, 5],
  ['the longest one each second', 100_000, 4],
])('examines %s while the user continues to write', (_, length, looked) => {
  const { type, looks } = arrange('a'.repeat(length))
  type(80, 50)
  expect(looks()).toBe(looked)
})

it('does not notify without changes, or without subscribers', () => {
  const { clock, type, looks, stop, subscribers } = arrange()
  type(1, 200)
  clock.advance(10_000)
  expect(looks()).toBe(1)
  type(1, 0)
  stop()
  stop()
  clock.advance(10_000)
  expect(looks()).toBe(1)
  expect(subscribers()).toBe(0)
})
