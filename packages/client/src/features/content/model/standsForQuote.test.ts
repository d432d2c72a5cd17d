import type { QuoteState } from '@rookery/api/wire/model'
import { expect, test } from 'vitest'
import { standsForQuote } from './standsForQuote.ts'

test.each<[QuoteState, string | null, boolean]>([
  ['accepted', 'S1', true],
  ['accepted', null, false],
  ['unavailable', null, false],
  ['unauthorized', 'S1', false],
  ['pending', 'S1', true],
  ['rejected', null, true],
  ['revoked', null, true],
  ['deleted', null, true],
  ['blocked', null, true],
  ['muted', 'S1', true],
])('a quote that is %s with the id %s stands for the link: %s', (state, id, expected) => {
  expect(standsForQuote({ state, id })).toBe(expected)
})
