import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { findSuggestions } from './findSuggestions.ts'
import type { Suggestion } from './Suggestion.ts'

let world: TestSession
beforeEach(async () => {
  world = await openTestSession()
})
afterEach(() => world.close())

function find(trigger: '@' | '$', query: string) {
  const notified: (readonly Suggestion[])[] = []
  const stop = findSuggestions(world.session, 'en', { trigger, query, start: 0, end: query.length + 1 }, (found) => notified.push(found))
  return { told: notified, stop, words: () => notified.at(-1)?.map(({ words }) => words) }
}

const lookups = () => world.asked.filter((call) => call.endsWith('/accounts/search'))

test('effects are suggested immediately, five at most', () => {
  expect(find('$', '').told).toHaveLength(1)
  expect(find('$', '').words()).toHaveLength(5)
  expect(find('$', 'spark').words()).toEqual(['$[sparkle ]'])
})

test('accounts are searched after a pause, once for the last text, and never by a handle with a host', async () => {
  find('@', 'car').stop()
  const { words } = find('@', 'caro')
  expect(lookups()).toEqual([])
  world.server.clock.advance(300)
  await vi.waitFor(() => expect(words()).toEqual(['@carol']))
  expect(lookups()).toHaveLength(1)
  find('@', 'carol@marsh.example')
  world.server.clock.advance(1000)
  expect(lookups()).toHaveLength(1)
})
