import { expect, test } from 'vitest'
import type { StatusId } from '@rookery/api/wire/model'
import type { FeedRow } from '#features/feeds/model/FeedState.ts'
import { statusId } from '#test/examples.ts'
import { countHiddenAtEnd, keyRows, withoutHidden } from './feedRows.ts'

/** `-` is a gap; small letters are hidden. */
function feedOf(letters: string) {
  const rows = [...letters].map((letter): FeedRow => {
    if (letter !== '-') return { kind: 'entry', id: statusId(letter) }
    return { kind: 'gap', id: 'g', above: statusId('x'), below: statusId('y'), loading: null, error: null }
  })
  return { rows, hidden: new Set<StatusId>([...letters].filter((letter) => /[a-z]/.test(letter)).map(statusId)) }
}

test.each([
  ['ABC', 'A B C', 0],
  ['AbC', 'A C', 0],
  ['Abc', 'A', 2],
  ['abc', '', 3],
  ['Ab-cd', 'A gap g', 2],
  ['', '', 0],
])('of %s the rows %s are rendered, with %i hidden at the end', (letters, drawn, atEnd) => {
  const { rows, hidden } = feedOf(letters)
  expect(keyRows(withoutHidden(rows, hidden)).keys.join(' ')).toBe(drawn)
  expect(countHiddenAtEnd(rows, hidden)).toBe(atEnd)
})

test('rows without a hidden one are the same rows', () => {
  const { rows } = feedOf('ABC')
  expect(withoutHidden(rows, new Set())).toBe(rows)
})
