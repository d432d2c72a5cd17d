import { expect, test, vi } from 'vitest'

import { decodeAccount } from './account.ts'
import * as errorModule from './DecodeError.ts'
import { recorded } from '../../test/recordings.ts'

/** How many errors the decoders made, thrown or not. */
const errors = vi.hoisted(() => ({ made: 0 }))
vi.mock('./DecodeError.ts', async (load) => {
  const actual = await load<typeof errorModule>()
  class CountedError extends actual.DecodeError {
    constructor(path: string, expected: string) {
      super(path, expected)
      errors.made += 1
    }
  }
  return { DecodeError: CountedError }
})

test('an account with nothing but an id has a name to show', () => {
  expect(decodeAccount({ id: 5 })).toMatchObject({ id: '5', username: '5', acct: '5', displayName: '5', role: 'member', own: null })
})

test.each([[{}], [null], [[]], [{ id: null }], [{ id: '' }]])('%j is not an account', (raw) => {
  expect(() => decodeAccount(raw)).toThrow(errorModule.DecodeError)
})

test.each([
  [
    { acct: 'heron', display_name: '' },
    { displayName: 'heron', isLocal: true, fqn: null },
  ],
  [
    { acct: 'otter@river.example', display_name: '  ' },
    { username: 'otter', displayName: 'otter', isLocal: false, fqn: 'otter@river.example' },
  ],
  [
    { username: 'heron', acct: 'heron', fqn: 'heron@pond.example' },
    { isLocal: true, fqn: 'heron@pond.example' },
  ],
])('the names of %j are filled in from each other', (names, read) => {
  expect(decodeAccount({ id: '1', ...names })).toMatchObject(read)
})

test.each([
  [{ pleroma: { is_admin: true, is_moderator: true } }, 'admin'],
  [{ pleroma: { is_moderator: true } }, 'moderator'],
  [{ pleroma: {} }, 'member'],
  [{ role: { name: 'admin' } }, 'admin'],
  [{ role: 'admin' }, 'member'],
])('the role of %j is %s', (fields, role) => {
  expect(decodeAccount({ id: '1', ...fields }).role).toBe(role)
})

test('a hidden count is known by its flag, and a count of -1 is hidden', () => {
  expect(decodeAccount({ id: '1', followers_count: -1, pleroma: { hide_follows_count: true } })).toMatchObject({
    followersCount: 0,
    hideFollowersCount: true,
    hideFollowsCount: true,
  })
})

test('an empty relationship is none, and makes no error: each account in a timeline has one', () => {
  errors.made = 0
  expect(decodeAccount({ id: '1', pleroma: { relationship: {} } }).relationship).toBeNull()
  expect(decodeAccount({ id: '1', pleroma: { relationship: { id: '1', following: true } } }).relationship?.following).toBe(true)
  expect(errors.made).toBe(0)
})

test("only the credentials set the owner's part, since a post carries half of it", () => {
  expect(decodeAccount(recorded('accounts/verify_credentials_bob.json')).own).toMatchObject({
    defaultScope: 'public',
    email: 'bob@localhost.test',
    allowFollowingMove: true,
    showRole: true,
  })
  const inPost = {
    id: '1',
    source: { privacy: 'public' },
    pleroma: { notification_settings: { block_from_strangers: true }, email: 'a@b' },
  }
  expect(decodeAccount(inPost).own).toBeNull()
  expect(decodeAccount({ id: '1', source: { privacy: 'unlisted', sensitive: true } }).own).toMatchObject({
    defaultScope: 'unlisted',
    defaultSensitive: true,
  })
  const opens = ['1048576', '4296015873', '2097151', '2097152', '0'].map(
    (permissions) => decodeAccount({ id: '1', source: { privacy: 'public' }, role: { permissions } }).own?.viewsClosedFeeds,
  )
  expect(opens).toEqual([true, true, true, false, false])
})

test('moves, memorial and limited flags and role names are decoded', () => {
  const raw = { id: '1', acct: 'heron', moved: { id: '2', acct: 'heron@marsh.example', username: 'heron' }, memorial: true, limited: true }
  expect(decodeAccount({ ...raw, roles: [{ id: '9', name: 'Warden', color: '#f00' }, { id: '8' }, null] })).toMatchObject({
    movedTo: { id: '2', acct: 'heron@marsh.example' },
    memorial: true,
    limited: true,
    roles: ['Warden'],
  })
  expect(decodeAccount({ id: '1', moved: null })).toMatchObject({ movedTo: null, memorial: false, limited: false, roles: [] })
  // Half an answer says nowhere to go.
  for (const moved of [{ id: '2' }, { acct: 'heron@marsh.example' }, { id: '2', acct: '' }, 'heron'])
    expect(decodeAccount({ id: '1', moved }).movedTo).toBeNull()
})
