import { expect, test } from 'vitest'
import { whyNot } from './whyNot.ts'

test.each([
  [404, 'gone', 'gone'],
  [410, 'gone', 'gone'],
  [401, 'signIn', 'signIn'],
  [403, 'signIn', 'gone'],
  [429, 'failed', 'failed'],
  [500, 'failed', 'failed'],
  [502, 'failed', 'failed'],
] as const)('%i means "%s" to a visitor and "%s" to a member', (status, visitor, member) => {
  expect(whyNot({ kind: 'http', status }, false)).toBe(visitor)
  expect(whyNot({ kind: 'http', status }, true)).toBe(member)
})

test.each(['network', 'timeout', 'notJson', 'decode'] as const)('a request without a usable response (%s) can be sent again', (kind) => {
  expect(whyNot({ kind, status: kind === 'notJson' ? 404 : 0 }, false)).toBe('failed')
})
