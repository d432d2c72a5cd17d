import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tokenAtCaret } from './tokenAtCaret.ts'

test.each<[string, string | null]>([
  [':smi', ':smi'],
  ['Hello :smi', ':smi'],
  ['(:smi', ':smi'],
  ['\u200f:smi', ':smi'],
  ['مرحبا :بط', ':بط'],
  [':+1', ':+1'],
  // A sign alone, times, addresses, and complete tokens.
  [':', null],
  ['@', null],
  ['12:30', null],
  ['https://pond', null],
  [':smile:', null],
  ['a:b', null],
  ['Hello @her', '@her'],
  ['@heron@pond.ex', '@heron@pond.ex'],
  ['@heron@', '@heron@'],
  ['mail@pond', null],
  ['/@heron', null],
  ['@her on', null],
  ['$', '$'],
  ['$[', '$['],
  ['$sp', '$sp'],
  ['$[sp', '$[sp'],
  ['$[sp x', null],
  ['US$5', null],
  ['\u202e:smi', ':smi'],
  ['', null],
])('before the caret in "%s" is %j', (text, token) => {
  const found = tokenAtCaret(text, text.length)
  expect(found && text.slice(found.start, found.end)).toBe(token)
})

test('text after the caret changes nothing, and a token ends at the caret and begins with its sign', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(':', '@', '$', '[', 'a', ' ', '\n', 'ب', '🎉', '\u200f') }),
      fc.string(),
      (head, tail) => {
        const found = tokenAtCaret(head + tail, head.length)
        expect(found).toEqual(tokenAtCaret(head, head.length))
        if (!found) return
        expect(found.end).toBe(head.length)
        expect(head[found.start]).toBe(found.trigger)
        expect(head.slice(found.start).endsWith(found.query)).toBe(true)
        if (found.trigger !== '$') expect(found.query).not.toBe('')
      },
    ),
  )
})

test('a word of 100,000 letters is not completed, and is detected quickly', () => {
  const text = `:${'a'.repeat(100_000)}`
  expect(tokenAtCaret(text, text.length)).toBeNull()
})
