import { describe, expect, test } from 'vitest'
import { isolatedHandle, shownHandle, shownHost } from './shownHandle.ts'

describe('a handle that resembles no other is shown unchanged', () => {
  test.each([
    'ada',
    'Ada_99',
    'heron@far.example',
    'heron@localhost:4040',
    'a.b-c~d@far.example',
    'heron@xn--mnchen-3ya.de',
    'heron@münchen.de',
    'josé@far.example',
    'иван@почта.рф',
    '花子@例え.jp',
    'سارة@far.example',
    'שרה@far.example',
    '수지',
  ])('%s', (acct) => {
    expect(shownHandle(acct)).toBe(acct)
  })
})

describe('a handle that resembles another is shown as codes', () => {
  test.each([
    ['a Cyrillic letter in a Latin name', 'аda@far.example', 'xn--da-6kc@far.example'],
    ['a whole Cyrillic name that looks Latin', 'раура', 'xn--80aa0cbo'],
    ['a Greek letter in a Latin name', 'gοοse', 'xn--gse-9yca'],
    ['a Cyrillic letter in the host', 'ada@fаr.example', 'ada@xn--fr-7kc.example'],
    ['a Cyrillic host under a Latin end', 'ada@раура.example', 'ada@xn--80aa0cbo.example'],
    ['a Latin letter without its dot', 'mıa@far.example', 'xn--ma-hpa@far.example'],
    ['a dot below', 'ạda', 'xn--da-e5s'],
    ['letters that are the same to browsers', 'ⓐda@far.example', '%E2%93%90da@far.example'],
    ['wide letters', 'ａda@far.example', '%EF%BD%81da@far.example'],
    ['a wide sign within a name of here', 'ada＠far.example', 'ada%EF%BC%A0far.example'],
    ['a letter with a mark of its own', 'jose\u0301@far.example', null],
    ['nothing that can be seen', 'ada\u200b@far.example', 'ada%E2%80%8B@far.example'],
    ['nothing that can be seen, in the host', 'ada@far\u200b.example', 'ada@far%E2%80%8B.example'],
    ['a joiner', 'a\u200dda', 'a%E2%80%8Dda'],
    ['an override of direction', '\u202eada@far.example', '%E2%80%AEada@far.example'],
    ['an isolate', '\u2067ada@far.example', '%E2%81%A7ada@far.example'],
    ['a control', 'ada\u0007', 'ada%07'],
    ['a blank', 'ada @far.example', 'ada%20@far.example'],
    ['a filler', 'adaㅤ@far.example', null],
    ['half a letter', 'ada\ud83d', 'ada%EF%BF%BD'],
    ['a picture', 'ada🐸@far.example', null],
    ['scripts in one name', 'adaסעa@far.example', null],
    ['a name before another host', 'ada@far.example@evil.example\u2024com', null],
  ])('%s', (_what, acct, shown) => {
    if (shown !== null) expect(shownHandle(acct)).toBe(shown)
    expect(shownHandle(acct)).toMatch(/^[!-~]+$/)
  })
})

test('a server by itself is shown by the same rule', () => {
  expect(['far.example', 'münchen.de', 'fаr.example'].map(shownHost)).toEqual(['far.example', 'münchen.de', 'xn--fr-7kc.example'])
})

test('within a sentence it reverses no text', () => {
  expect(isolatedHandle('\u202eada@far.example')).toBe('\u2068@%E2%80%AEada@far.example\u2069')
})

test('a very long host is checked completely', () => {
  const plain = `ada@${'ä'.repeat(200_000)}`
  // Compared here, because an assertion would print all of it.
  expect(shownHandle(plain) === plain).toBe(true)
  expect(shownHandle(`${plain}а`).startsWith('ada@%C3%A4')).toBe(true)
})
