import { expect, test } from 'vitest'
import { openTestSession } from '#test/openTestSession.ts'
import { shownScopes } from './startingDraft.ts'

test('with few scopes the selected, the default and the narrowest one are shown', async () => {
  const { session, close } = await openTestSession()
  expect(shownScopes(session, 'status', 'public', false)).toEqual(['public', 'local', 'unlisted', 'private', 'direct'])
  expect(shownScopes(session, 'status', 'public', true)).toEqual(['public', 'direct'])
  expect(shownScopes(session, 'status', 'direct', true)).toEqual(['public', 'direct'])
  expect(shownScopes(session, 'status', 'unlisted', true)).toEqual(['public', 'unlisted', 'direct'])
  await close()
})

test('a chosen scope that the server does not have is still shown, so that another can be chosen', async () => {
  const { session, close } = await openTestSession()
  const known = session.server.get()
  session.setServer({ ...known, capabilities: { ...known.capabilities, localScope: false } })
  expect(shownScopes(session, 'status', 'public', false)).toEqual(['public', 'unlisted', 'private', 'direct'])
  expect(shownScopes(session, 'status', 'local', false)).toEqual(['local', 'public', 'unlisted', 'private', 'direct'])
  await close()
})
