import { list } from '@rookery/api/calls/filters'
import * as own from '@rookery/api/calls/ownFilters'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { MuteRuleDraft } from './MuteRuleDraft.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { filtersOf } from './filtersOf.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { know, postAs } from '#test/postAs.ts'
import { removeMuteRules, restoreMuteRules, saveMuteRule } from './saveMuteRule.ts'

let world: TestSession

beforeEach(async () => {
  world = await openTestSession()
})
afterEach(() => world.close())

const rule: MuteRuleDraft = { keptAt: 'server', kind: 'word', text: 'herons', contexts: ['home'], hides: false, expiresIn: null }

test('a filter that the server rejects is not stored, and the error is returned', async () => {
  world.server.fail('POST /api/v1/filters', 422)
  expect(await saveMuteRule(world.session, rule, null)).not.toBeNull()
  expect(await list(world.session.client)).toEqual([])
})

test('a filter that the server accepted is saved, although the list cannot be fetched again', async () => {
  const undo = world.server.fail('GET /api/v1/filters', 500)
  expect(await saveMuteRule(world.session, rule, null)).toBeNull()
  undo()
  expect(await list(world.session.client)).toHaveLength(1)
})

test('a saved rule applies immediately, and a removed one no longer applies', async () => {
  const { session, server } = world
  const post = await know(session, await postAs(server, 'ada', 'The herons are back'))
  const verdict = () => filtersOf(session).of(post, { kind: 'timeline', place: 'home' })
  expect(verdict()).toBeNull()
  await saveMuteRule(session, rule, null)
  expect(verdict()).not.toBeNull()
  const [filter] = await own.list(session.client, session.server.get().capabilities.ownFilters)
  if (!filter) throw new Error('The filter that was saved is not there')
  await removeMuteRules(session, [{ at: 'server', filter }])
  expect(verdict()).toBeNull()
})

test('a removed rule is restored unchanged, here and on the server', async () => {
  const { session } = world
  const filters = () => own.list(session.client, session.server.get().capabilities.ownFilters)
  await saveMuteRule(session, { ...rule, hides: true, expiresIn: 3600 }, null)
  await saveMuteRule(session, { ...rule, keptAt: 'client', text: 'eels' }, null)
  const before = settingsOf(session).get('muteRules')
  const here = Object.entries(before).map(([name, one]) => ({ at: 'client', name, rule: one }) as const)
  const there = (await filters()).map((filter) => ({ at: 'server', filter }) as const)
  const { removed, error } = await removeMuteRules(session, [...here, ...there])
  expect([error, removed, settingsOf(session).get('muteRules'), await filters()]).toEqual([null, [...here, ...there], {}, []])
  expect(await restoreMuteRules(session, removed)).toBeNull()
  expect(settingsOf(session).get('muteRules')).toEqual(before)
  expect(await filters()).toMatchObject([{ title: 'herons', hides: true, contexts: ['home'], expiresAt: there[0]?.filter.expiresAt }])
})

test('if one of several removals fails, the completed ones are reported, and only those are restored', async () => {
  await world.close()
  let asked = 0
  world = await openTestSession({
    through: (send) => (url, init) =>
      init.method === 'DELETE' && ++asked === 2 ? Promise.resolve(Response.json({ error: 'Enough' }, { status: 422 })) : send(url, init),
  })
  const { session } = world
  const titles = async () => (await own.list(session.client, session.server.get().capabilities.ownFilters)).map(({ title }) => title)
  for (const text of ['herons', 'eels']) await saveMuteRule(session, { ...rule, text }, null)
  const rules = (await own.list(session.client, session.server.get().capabilities.ownFilters)).map(
    (filter) => ({ at: 'server', filter }) as const,
  )
  const { removed, error } = await removeMuteRules(session, rules)
  expect([removed, error]).toEqual([rules.slice(0, 1), { text: 'Enough' }])
  expect(await titles()).toHaveLength(1)
  expect(await restoreMuteRules(session, removed)).toBeNull()
  expect((await titles()).toSorted()).toEqual(['eels', 'herons'])
})
