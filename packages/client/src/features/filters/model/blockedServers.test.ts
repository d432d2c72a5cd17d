import { expect, test } from 'vitest'
import { blockedServers } from './blockedServers.ts'

test.each([
  ['ann@bad.example', true],
  ['ann@BAD.example', true],
  ['ann@sub.bad.example', false],
  ['ann@worse.example', true],
  ['ann@very.much.worse.example', true],
  ['ann@notworse.example', false],
  ['ann@good.example', false],
  ['bad.example', false],
])('of %s it is %s', (acct, isBlocked) => {
  expect(blockedServers(['Bad.example ', '*.worse.example'])(acct)).toBe(isBlocked)
})
