import type { AccountId, Visibility } from '@rookery/api/wire/model'
import { describe, expect, test } from 'vitest'
import { canRepeat } from './canRepeat.ts'
import { canDelete, canPin, repeatScopes } from './statusRules.ts'

const me = 'me' as AccountId
const other = 'other' as AccountId
const status = (accountId: AccountId, visibility: Visibility, reblogged = false) => ({ accountId, visibility, reblogged })

describe('permissions on a post', () => {
  test.each<[Visibility, 'own' | 'other', boolean]>([
    ['public', 'other', true],
    ['unlisted', 'other', true],
    ['local', 'other', true],
    ['private', 'other', false],
    ['private', 'own', true],
    ['direct', 'other', false],
    ['direct', 'own', false],
  ])('a %s post of %s author can be repeated: %s', (visibility, author, expected) => {
    expect(canRepeat(status(author === 'own' ? me : other, visibility), me)).toBe(expected)
  })

  test.each<[Visibility, Visibility[]]>([
    ['public', ['public', 'unlisted', 'private']],
    ['unlisted', ['unlisted', 'private']],
    ['private', ['private']],
    ['local', []],
    ['direct', []],
  ])('a repeat of a %s post is shown to no wider an audience', (visibility, expected) => {
    expect(repeatScopes(visibility)).toEqual(expected)
  })

  test('a repeat can be undone although the post is private now', () => {
    expect(canRepeat(status(other, 'private', true), me)).toBe(true)
  })

  test.each<[Visibility, boolean]>([
    ['public', true],
    ['unlisted', true],
    ['local', false],
    ['private', false],
    ['direct', false],
  ])('a %s post is pinned: %s', (visibility, expected) => {
    expect(canPin(status(me, visibility), me)).toBe(expected)
  })

  test('a visitor deletes nothing', () => {
    expect(canDelete(status(other, 'public'), null, false)).toBe(false)
  })

  test('the author and staff delete a post, others do not', () => {
    expect(canDelete(status(me, 'public'), me, false)).toBe(true)
    expect(canDelete(status(other, 'public'), me, true)).toBe(true)
    expect(canDelete(status(other, 'public'), me, false)).toBe(false)
    expect(canPin(status(other, 'public'), me)).toBe(false)
  })
})
