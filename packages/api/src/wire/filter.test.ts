import { expect, test } from 'vitest'

import { DecodeError } from './DecodeError.ts'
import { decodeListedFilter } from './listedFilter.ts'
import { decodeStatus } from './status.ts'

const account = { id: 'A7hEron', username: 'heron', acct: 'heron' }
const filtersOf = (filtered: unknown) => decodeStatus({ id: 'B0mZ4', account, filtered }).filters

test('a status has the filters that the server found to hit it', () => {
  const filter = { id: '1', title: 'Spoilers', context: ['home', 'thread'], filter_action: 'hide', expires_at: null }
  const expires_at = '2026-11-21T09:39:40.000Z'
  const hits = [{ filter, keyword_matches: ['finale'], status_matches: null }, { filter: { ...filter, expires_at } }]
  const read = { title: 'Spoilers', action: 'hide', contexts: ['home', 'thread'] }
  expect(filtersOf(hits)).toEqual([
    { ...read, expiresAt: null },
    { ...read, expiresAt: expires_at },
  ])
})

test.each([
  ['without the key, as on Akkoma', undefined, []],
  ['null', null, []],
  ['entries without a filter', [{}, null, 'x'], []],
  ['an action and a context of the future', [{ filter: { title: 'T', context: ['moon'], filter_action: 'melt' } }], [['warn', []]]],
])('%s', (_, filtered, expected) => {
  expect(filtersOf(filtered).map(({ action, contexts }) => [action, contexts])).toEqual(expected)
})

test('a listed filter is decoded with defaults for missing fields, and rejected without a phrase', () => {
  const expiresAt = '2026-11-21T09:39:40.000Z'
  const whole = { id: '2', phrase: 'later', context: ['home', 'moon'], irreversible: true, whole_word: true, expires_at: expiresAt }
  expect(decodeListedFilter(whole)).toEqual({ phrase: 'later', contexts: ['home'], irreversible: true, wholeWord: true, expiresAt })
  const bare = { phrase: 'x', contexts: [], irreversible: false, wholeWord: false, expiresAt: null }
  expect(decodeListedFilter({ phrase: 'x', expires_at: 'never', irreversible: null })).toEqual(bare)
  for (const odd of [null, [], {}, { phrase: '' }, { phrase: 7 }]) expect(() => decodeListedFilter(odd)).toThrow(DecodeError)
})
