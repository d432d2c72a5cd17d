import { expect, test } from 'vitest'
import type { StatusId } from '@rookery/api/wire/model'
import { statusId } from '#test/examples.ts'
import { shownInThread } from './shownInThread.ts'

/** `b>a` answers a; a star opens the conversation there; small letters are hidden. */
function shown(...links: string[]): string {
  const parents = new Map<StatusId, StatusId>()
  const ids = links.map((link) => {
    const [id = '', parent] = link.replace('*', '').split('>')
    if (parent !== undefined) parents.set(statusId(id), statusId(parent))
    return statusId(id)
  })
  const focus = ids[links.findIndex((link) => link.includes('*'))] ?? statusId('')
  const hidden = new Set(ids.filter((id) => /[a-z]/.test(id)))
  return shownInThread(ids, hidden, focus, (id) => parents.get(id) ?? null).join('')
}

test.each([
  ['a hidden answer leaves', ['*A', 'b>A', 'C>A'], 'AC'],
  ['with the hidden answers to it', ['*A', 'b>A', 'c>b'], 'A'],
  ['but stays where something shown answers it, however deep', ['*A', 'b>A', 'c>b', 'D>c'], 'AbcD'],
  ['the opened post and its ancestors stay', ['a', 'b>a', '*c>b', 'd>c'], 'abc'],
  ['a circle of hidden posts ends', ['*A', 'b>c', 'c>b', 'D>c'], 'AbcD'],
  ['a reply without its parent is hidden alone', ['*A', 'B>x', 'c>x'], 'AB'],
])('%s', (_, links, expected) => {
  expect(shown(...links)).toBe(expected)
})
