import type { ListId } from '@rookery/api/wire/model'
import type { UserList } from '@rookery/api/wire/userList'
import { expect, test } from 'vitest'
import { sortByOwnOrder, moveList } from './sortByOwnOrder.ts'

const list = (id: string): UserList => ({ id: id as ListId, title: id, exclusive: false, repliesPolicy: null }) // an id of this test's
const ids = (lists: readonly UserList[]) => lists.map(({ id }) => id).join(' ')
const some = ['1', '2', '10'].map(list)

test.each([
  ['newest first where nothing was moved', [], '10 2 1'],
  ['as they were put', ['2', '10', '1'], '2 10 1'],
  ['a new one stands before those that were put', ['2', '1'], '10 2 1'],
  ['one that is gone changes nothing', ['7', '1', '2', '10'], '1 2 10'],
])('%s', (_, order, expected) => {
  expect(ids(sortByOwnOrder(some, order))).toBe(expected)
})

test.each([
  [0, 1, '2 1 10'],
  [2, -1, '1 10 2'],
  [0, -1, '1 2 10'],
  [2, 1, '1 2 10'],
] as const)('the item at %i moved by %i', (from, by, expected) => {
  expect(moveList(some, from, by).join(' ')).toBe(expected)
})
