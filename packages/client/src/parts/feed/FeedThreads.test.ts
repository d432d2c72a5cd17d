import { expect, test } from 'vitest'
import { statusId } from '#test/examples.ts'
import { spreadThreads, type FeedThread } from './FeedThreads.ts'

const thread = (focus: number, keys: string[], members: number[]): FeedThread => ({
  focus: statusId(focus),
  keys,
  members: new Set(members.map(statusId)),
  draw: () => null,
  aside: null,
  close: () => {},
  follow: () => () => {},
})

/** Rows are called as their posts; `r5` is a repeat of 5. */
const postOf = (key: string) => (key.startsWith('gap') ? null : statusId(key.replace('r', '')))
const keys = ['9', 'gap 8', '7', 'r5', '3', '1']

test('a feed without open conversations is left as it is', () => {
  expect(spreadThreads(keys, new Map(), postOf)).toBe(keys)
})

test('an open conversation stands in the place of its row, and its posts nowhere else', () => {
  const open = new Map([['7', thread(7, ['in 1', '7', 'in 8'], [1, 5, 7, 8])]])
  expect(spreadThreads(keys, open, postOf)).toEqual(['9', 'gap 8', 'in 1', '7', 'in 8', '3'])
})

test('a conversation whose row is not in the feed hides nothing', () => {
  expect(spreadThreads(keys, new Map([['42', thread(42, ['42'], [1, 3])]]), postOf)).toEqual(keys)
})
