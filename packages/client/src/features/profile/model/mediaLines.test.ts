import type { StatusId } from '@rookery/api/wire/model'
import { expect, test } from 'vitest'
import type { FeedRow } from '#features/feeds/model/FeedState.ts'
import { mediaLines } from './mediaLines.ts'

const post = (id: string): FeedRow => ({ kind: 'entry', id: id as StatusId }) // an id of the test
const gap: FeedRow = { kind: 'gap', id: 'x', above: 'c' as StatusId, below: 'd' as StatusId, loading: null, error: null } // as above
const notified = (rows: readonly FeedRow[], hidden: readonly string[] = []) =>
  mediaLines(rows, new Set(hidden as StatusId[])).map((line) => (line.kind === 'gap' ? line.key : line.ids.join(''))) // as above

test.each([
  ['nothing', [], [], []],
  ['three stand side by side, the rest below', ['a', 'b', 'c', 'd'], [], ['abc', 'd']],
  ['hidden items leave no hole', ['a', 'b', 'c', 'd'], ['b'], ['acd']],
  ['all hidden', ['a', 'b'], ['a', 'b'], []],
] as const)('%s', (_rule, ids, hidden, lines) => {
  expect(notified(ids.map(post), hidden)).toEqual(lines)
})

test('a gap ends a line', () => {
  expect(notified([...['a', 'b', 'c', 'd'].map(post), gap, ...['e', 'f'].map(post)])).toEqual(['abc', 'd', 'gap x', 'ef'])
})
