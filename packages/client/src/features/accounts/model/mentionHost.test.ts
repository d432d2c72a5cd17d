import { expect, test } from 'vitest'
import { mentionHost } from './mentionHost.ts'

test.each([
  ['bob', 'short', ''],
  ['rita@remote.example', 'short', ''],
  ['bob', 'full_for_remote', ''],
  ['rita@remote.example', 'full_for_remote', '@remote.example'],
  ['bob', 'full', '@pond.example'],
  ['rita@remote.example', 'full', '@remote.example'],
] as const)('%s shown %s has "%s" behind the name', (acct, display, expected) => {
  expect(mentionHost(acct, display, 'pond.example')).toBe(expected)
})
