import { expect, test } from 'vitest'
import { statusId } from '#test/examples.ts'
import { removedEntries } from './removedEntries.ts'

const ids = (numbers: readonly number[]) => numbers.map(statusId)

test.each<[string, 'byId' | 'byServer', readonly number[], readonly number[], boolean, readonly number[]]>([
  ['one of the middle is missing', 'byId', [9, 8, 7], [9, 7], false, [8]],
  ['the newest is missing', 'byId', [9, 8, 7], [8, 7], false, [9]],
  ['entries older than the page stay', 'byId', [9, 8, 7, 3], [9, 7], false, [8]],
  ['a page of new ones only says nothing', 'byId', [9, 8], [12, 11, 10], false, []],
  ['an empty page of a list that may go on says nothing', 'byId', [9, 8], [], false, []],
  ['by the place in the list, not by the id', 'byServer', [3, 9, 5, 1], [3, 5], false, [9]],
  ['a page that holds nothing known says nothing', 'byServer', [3, 9], [7, 8], false, []],
  ['the list ends with the page', 'byServer', [3, 9, 5], [3], true, [9, 5]],
  ['the list is empty', 'byServer', [3, 9], [], true, [3, 9]],
  ['everything is still there', 'byServer', [3, 9], [3, 9], true, []],
])('%s', (_, order, known, page, isWhole, deleted) => {
  expect([...removedEntries(order, ids(known), { ids: ids(page), isWhole })]).toEqual(ids(deleted))
})
