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
  ['who signs in on a profile stays there', '/users/bob', visitor, member, '/users/bob'],
  ['by its short address, too', '/bob', visitor, member, '/bob'],
  ['or in a conversation', '/notice/1', visitor, member, '/notice/1'],
  ['or at a hashtag', '/tag/ponds', visitor, member, '/tag/ponds'],
  ['who signs in elsewhere is led to where members land', '/main/all', visitor, member, '/'],
  ['so is who comes back from the page of the server', '/oauth-callback', visitor, member, '/'],
  ['and who was at a bookmark folder, which is of one account', '/bookmarks/1', visitor, member, '/'],
  ['so is who comes from the sign-in screen', '/login', visitor, member, '/'],
  ['and who has just registered', '/registration/welcome', visitor, member, '/'],
  ['and at the same tab', '/users/bob?x=1#media', visitor, member, '/users/bob?x=1#media'],
  ['who came to share something still has it', '/share?text=Herons', visitor, member, '/share?text=Herons'],
  ['who signs in again is at their lists as before', '/lists/1#settings/data', member, member, '/lists/1#settings/data'],
  ['and at their timelines', '/main/bookmarks', member, member, '/main/bookmarks'],
  ['but not at the form', '/login?from=x', member, member, '/'],
  ['and not at their lists as another one', '/lists/1', member, { ...member, me: 'bob' as AccountId }, '/'],
  ['the same id elsewhere is another person', '/lists/1', member, elsewhere, '/'],
  ['another server knows none of it', '/users/bob', member, elsewhere, '/'],
  ['who signs out reads on in public', '/users/bob', member, visitor, '/main/public'],
  ['also by the settings', '/users/bob#media&settings/general', member, visitor, '/main/public'],
  ['and without a question where the server wants visitors', '/users/bob', unasked, visitor, '/'],
])('%s', (_, path, before, after, led) => {
  const { pathname, search, hash } = new URL(path, origin)
  expect(pathAfterChange({ pathname, search, hash }, before, after)).toBe(led)
})
