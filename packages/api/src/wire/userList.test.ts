import { expect, test } from 'vitest'
import { decodeUserList } from './userList.ts'

test.each([
  [
    { id: '1', title: 'Rowers' },
    { exclusive: false, repliesPolicy: null },
  ],
  [
    { id: '1', title: 'Rowers', exclusive: true, replies_policy: 'none' },
    { exclusive: true, repliesPolicy: 'none' },
  ],
  [
    { id: 1, title: null, exclusive: 'no', replies_policy: 'all' },
    { exclusive: false, repliesPolicy: null },
  ],
])('the rules of a list are those that the server has: %j', (raw, rules) => {
  expect(decodeUserList(raw)).toMatchObject(rules)
})
