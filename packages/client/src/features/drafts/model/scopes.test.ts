import type { Visibility } from '@rookery/api/wire/model'
import { expect, test } from 'vitest'
import { offeredScopes, startingScope } from './scopes.ts'

test.each<[boolean, Visibility | null, Visibility[]]>([
  [false, null, ['public', 'unlisted', 'private', 'direct']],
  [true, null, ['public', 'local', 'unlisted', 'private', 'direct']],
  [true, 'public', ['public', 'local', 'unlisted', 'private', 'direct']],
  [false, 'unlisted', ['unlisted', 'private', 'direct']],
  [true, 'private', ['private', 'direct']],
  [true, 'local', ['local', 'direct']],
  [true, 'direct', ['direct']],
])('with local %s, a reply to a %s post may be %j', (hasLocal, original, scopes) => {
  expect(offeredScopes({ localScope: hasLocal, unlistedScope: true, directScope: true }, original)).toEqual(scopes)
})

test('a scope that the server makes public, or refuses, is not offered', () => {
  expect(offeredScopes({ localScope: false, unlistedScope: false, directScope: false }, null)).toEqual(['public', 'private'])
})

test('the preferred scope is used if it is offered, otherwise the widest offered scope', () => {
  expect(startingScope('unlisted', ['unlisted', 'private', 'direct'])).toBe('unlisted')
  expect(startingScope('public', ['private', 'direct'])).toBe('private')
  expect(startingScope('public', ['local', 'unlisted', 'private', 'direct'])).toBe('unlisted')
  expect(startingScope('public', ['local', 'direct'])).toBe('local')
  expect(startingScope('public', [])).toBe('direct')
})
