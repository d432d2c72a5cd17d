import { list } from '@rookery/api/calls/filters'
import * as own from '@rookery/api/calls/ownFilters'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { MuteRuleDraft } from '#data/filters/MuteRuleDraft.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { know, postAs } from '#test/postAs.ts'
import { removeMuteRules, saveMuteRule } from './saveMuteRule.ts'

let world: TestSession

beforeEach(async () => {
  world = await openTestSession()
})
afterEach(() => world.close())

const rule: MuteRuleDraft = { keptAt: 'server', kind: 'word', text: 'herons', contexts: ['home'], hides: false, expiresIn: null }

test('a filter that the server refuses is not there, and the reason is told', async () => {
  world.server.fail('POST /api/v1/filters', 422)
  expect(await saveMuteRule(world.session, rule, null)).not.toBeNull()
  expect(await list(world.session.client)).toEqual([])
})

test('a filter that the server took is saved, though the list cannot be read again', async () => {
  const undo = world.server.fail('GET /api/v1/filters', 500)
  expect(await saveMuteRule(world.session, rule, null)).toBeNull()
  undo()
  expect(await list(world.session.client)).toHaveLength(1)
})

test('what was saved is looked for at once, and what was removed no longer', async () => {
  const { session, server } = world
  const post = await know(session, await postAs(server, 'ada', 'The herons are back'))
  const verdict = () => session.filters.of(post, { kind: 'timeline', place: 'home' })
  expect(verdict()).toBeNull()
  await saveMuteRule(session, rule, null)
  expect(verdict()).not.toBeNull()
  const [filter] = await own.list(session.client, session.server.get().capabilities.ownFilters)
  if (!filter) throw new Error('The filter that was saved is not there')
  await removeMuteRules(session, [{ at: 'server', filter }])
  expect(verdict()).toBeNull()
})
