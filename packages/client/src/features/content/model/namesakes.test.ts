import { expect, test } from 'vitest'
import { namesakes } from './namesakes.ts'

const person = (id: string, username: string) => ({ id, username })

test.each([
  ['people of different names', [person('1', 'bob'), person('2', 'rita')], []],
  ['people of one name in any case', [person('1', 'bob'), person('2', 'rita'), person('3', 'Bob')], ['1', '3']],
  ['one person twice', [person('1', 'bob'), person('1', 'bob')], []],
])('%s', (_who, mentions, expected) => {
  expect([...namesakes(mentions)]).toEqual(expected)
})
