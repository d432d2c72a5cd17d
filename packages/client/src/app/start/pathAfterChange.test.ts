import { expect, test } from 'vitest'
import type { AccountId } from '@rookery/api/wire/model'
import { createSettings } from '#features/settings/model/Settings.ts'
import { pathAfterChange } from './pathAfterChange.ts'

const origin = 'https://pond.example'
const asking = (modalOnLogout: boolean) => createSettings({ instanceDefaults: { modalOnLogout }, onChange() {} })
const settings = asking(true)
const visitor = { me: null, origin, settings }
const member = { me: 'ada' as AccountId, origin, settings }
const elsewhere = { ...member, origin: 'https://lake.example' }
const unasked = { ...member, settings: asking(false) }

test.each([
  ['signing in on a profile stays there', '/users/bob', visitor, member, '/users/bob'],
  ['by its short address, too', '/bob', visitor, member, '/bob'],
  ['or in a conversation', '/notice/1', visitor, member, '/notice/1'],
  ['or at a hashtag', '/tag/ponds', visitor, member, '/tag/ponds'],
  ['signing in elsewhere leads to the members’ landing page', '/main/all', visitor, member, '/'],
  ['so does returning from the authorization page', '/oauth-callback', visitor, member, '/'],
  ['and a bookmark folder, which belongs to one account', '/bookmarks/1', visitor, member, '/'],
  ['so does the sign-in screen', '/login', visitor, member, '/'],
  ['and the registration screen', '/registration/welcome', visitor, member, '/'],
  ['and at the same tab', '/users/bob?x=1#media', visitor, member, '/users/bob?x=1#media'],
  ['the share screen keeps the shared text', '/share?text=Herons', visitor, member, '/share?text=Herons'],
  ['signing in again stays at the reader’s lists', '/lists/1#settings/data', member, member, '/lists/1#settings/data'],
  ['and at their timelines', '/main/bookmarks', member, member, '/main/bookmarks'],
  ['but not at the form', '/login?from=x', member, member, '/'],
  ['and not at their lists as another one', '/lists/1', member, { ...member, me: 'bob' as AccountId }, '/'],
  ['the same id elsewhere is another person', '/lists/1', member, elsewhere, '/'],
  ['another server knows none of it', '/users/bob', member, elsewhere, '/'],
  ['signing out leads to the public timeline', '/users/bob', member, visitor, '/main/public'],
  ['also by the settings', '/users/bob#media&settings/general', member, visitor, '/main/public'],
  ['and without a question where the server wants visitors', '/users/bob', unasked, visitor, '/'],
])('%s', (_, path, before, after, led) => {
  const { pathname, search, hash } = new URL(path, origin)
  expect(pathAfterChange({ pathname, search, hash }, before, after)).toBe(led)
})
