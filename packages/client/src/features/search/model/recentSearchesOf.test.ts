import { expect, test } from 'vitest'
import { createTestBrowser, openTestSession } from '#test/openTestSession.ts'
import { recentSearchesOf } from './recentSearchesOf.ts'

test('searches are stored on the device for the account, latest first, once each and ten at most', async () => {
  const browser = createTestBrowser()
  const { session, server } = await openTestSession({ browser })
  const recent = await recentSearchesOf.ready(session)
  for (let number = 1; number <= 11; number += 1) await recent.add(`word ${number}`)
  await recent.add('word 5')
  expect(recent.texts.get()).toEqual(['word 5', ...[11, 10, 9, 8, 7, 6, 4, 3, 2].map((number) => `word ${number}`)])

  const other = await openTestSession({ browser, server, as: 'ada' })
  expect((await recentSearchesOf.ready(other.session)).texts.get()).toEqual([])

  const later = await openTestSession({ browser, server, as: 'bob' })
  const stored = await recentSearchesOf.ready(later.session)
  expect(stored.texts.get()).toHaveLength(10)
  await stored.remove('word 5')
  expect(stored.texts.get()).not.toContain('word 5')
  await stored.clear()
  expect(stored.texts.get()).toEqual([])
  await Promise.all([other.close(), later.close()])
})

test('searches that another tab stored meanwhile stay', async () => {
  const browser = createTestBrowser()
  const here = await openTestSession({ browser })
  const there = await openTestSession({ browser, server: here.server })
  const [one, two] = await Promise.all([recentSearchesOf.ready(here.session), recentSearchesOf.ready(there.session)])
  await one.add('heron')
  await two.add('egret')
  expect(two.texts.get()).toEqual(['egret', 'heron'])
  await Promise.all([there.close(), here.close()])
})
