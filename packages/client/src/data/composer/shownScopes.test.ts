import { expect, test } from 'vitest'
import { openTestSession } from '#test/openTestSession.ts'
import { shownScopes } from './startingDraft.ts'

test('who wants few scopes has the chosen one, their usual one and the narrowest', async () => {
  const { session, close } = await openTestSession()
  expect(shownScopes(session, 'status', 'public')).toEqual(['public', 'local', 'unlisted', 'private', 'direct'])
  session.settings.set('minimalScopesMode', true)
  expect(shownScopes(session, 'status', 'public')).toEqual(['public', 'direct'])
  expect(shownScopes(session, 'status', 'direct')).toEqual(['public', 'direct'])
  expect(shownScopes(session, 'status', 'unlisted')).toEqual(['public', 'unlisted', 'direct'])
  await close()
})
