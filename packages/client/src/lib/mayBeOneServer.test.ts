import { expect, test } from 'vitest'
import { mayBeOneServer } from './mayBeOneServer.ts'

test.each([
  ['pond.example', 'Pond.example', true],
  ['social.pond.example', 'pond.example', true],
  ['pond.example', 'social.pond.example', true],
  ['notpond.example', 'pond.example', false],
  ['pond.example', 'pond.example.net', false],
  ['pond.example', 'reeds.example', false],
])('%s and %s', (one, other, expected) => {
  expect(mayBeOneServer(one, other)).toBe(expected)
})
