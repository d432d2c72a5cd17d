import { expect, test } from 'vitest'

import { compareIds } from './ids.ts'

test.each([
  ['9', '10', -1],
  ['10', '9', 1],
  ['10', '10', 0],
  // Beyond 2^53, where numbers would be equal.
  ['9007199254740992', '9007199254740993', -1],
  ['113456789012345678', '113456789012345679', -1],
  // Flake ids: capitals before small letters.
  ['BCfRSeznhVIAWvZF3I', 'BCfRSeznhVIAWvZF3i', -1],
  ['9zzzzzzzzzzzzzzzzz', 'A00000000000000000', -1],
  // ULIDs.
  ['01JMVZ0000AAAAAAAAAAAAAAAA', '01JMVZ0000AAAAAAAAAAAAAAAB', -1],
])('%s against %s', (a, b, order) => {
  expect(Math.sign(compareIds(a, b))).toBe(order)
  expect(Math.sign(compareIds(b, a))).toBe(order === 0 ? 0 : -order)
})
