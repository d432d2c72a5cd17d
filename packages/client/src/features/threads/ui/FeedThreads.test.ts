import { expect, test } from 'vitest'
import type { ThreadRow } from '#features/threads/model/treeRows.ts'
import { statusId } from '#test/examples.ts'
import { footKey, spreadThreads } from './FeedThreads.ts'

const line: ThreadRow = {
  id: statusId(1),
  isMissing: false,
  level: 0,
  isAbove: false,
  parentId: null,
  replyIds: [],
  isFolded: false,
  below: 0,
  hidden: 0,
  others: 0,
}

const thread = (keys: string[], members: number[]) => ({
  lines: new Map(keys.map((key) => [key, line])),
  members: new Set(members.map(statusId)),
})

/** Rows are called as their posts; `r5` is a repeat of 5. */
const postOf = (key: string) => (key.startsWith('gap') ? null : statusId(key.replace('r', '')))
const keys = ['9', 'gap 8', '7', 'r5', '3', '1']

test('a feed without open conversations is left as it is', () => {
  expect(spreadThreads(keys, new Map(), postOf)).toBe(keys)
})

test('an open conversation takes the place of its row with a line at its end, and its posts show nowhere else', () => {
  const open = new Map([['7', thread(['in 1', '7', 'in 8'], [1, 5, 7, 8])]])
  expect(spreadThreads(keys, open, postOf)).toEqual(['9', 'gap 8', 'in 1', '7', 'in 8', footKey('7'), '3'])
})

test('a conversation whose row is not in the feed hides nothing', () => {
  expect(spreadThreads(keys, new Map([['42', thread(['42'], [1, 3])]]), postOf)).toEqual(keys)
})
