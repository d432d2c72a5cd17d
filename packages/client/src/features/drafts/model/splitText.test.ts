import fc from 'fast-check'
import { expect, test } from 'vitest'
import { charactersLeft } from './characterCount.ts'
import { splitText, type SplitOptions } from './splitText.ts'

const within = (limit: number, change: Partial<SplitOptions> = {}): SplitOptions => ({
  rules: { limit, perUrl: 0, shortHandles: false },
  subject: '',
  prefix: '',
  language: null,
  ...change,
})

test.each<[string, string, SplitOptions, readonly string[]]>([
  ['a text within the limit stays whole', 'Short.', within(20), ['Short.']],
  ['sentences end a post', 'One heron came. Two went. Three stayed.', within(26), ['One heron came. Two went.', 'Three stayed.']],
  [
    'a language without blanks, too',
    '鷺が来た。二羽が去った。三羽が残った。',
    within(13, { language: 'ja' }),
    ['鷺が来た。二羽が去った。', '三羽が残った。'],
  ],
  ['a sentence that is too long is cut between words', 'one two three four', within(9), ['one two', 'three', 'four']],
  ['a word that is too long anywhere', 'w'.repeat(25), within(10), ['w'.repeat(10), 'w'.repeat(10), 'w'.repeat(5)]],
  ['a family stays together', '👩‍👩‍👧‍👦'.repeat(3), within(2), ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦']],
  ['the subject counts in each', 'aaaa bbbb', within(8, { subject: 'cw' }), ['aaaa', 'bbbb']],
  ['so do the mentions in each', 'aaaa bbbb', within(7, { prefix: '@b ' }), ['aaaa', 'bbbb']],
  [
    'a link has the length that the server counts',
    'See https://pond.example/a-very-long-way-to-the-weir now',
    within(31, { rules: { limit: 31, perUrl: 23, shortHandles: false } }),
    ['See https://pond.example/a-very-long-way-to-the-weir now'],
  ],
  ['a subject that leaves no room cuts nothing', 'aaaa bbbb', within(2, { subject: 'long' }), ['aaaa bbbb']],
])('%s', (_, text, options, parts) => {
  expect(splitText(text, options)).toEqual(parts)
})

test('however a text is split, each part fits and no word is lost or doubled', () => {
  const words = fc.array(fc.oneof(fc.lorem({ mode: 'sentences', maxCount: 3 }), fc.string({ unit: 'grapheme', maxLength: 40 })), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(words, fc.integer({ min: 5, max: 60 }), (list, limit) => {
      const text = list.join(' ')
      const options = within(limit)
      const parts = splitText(text, options)
      for (const part of parts) expect(charactersLeft(options.rules, part, '')).toBeGreaterThanOrEqual(0)
      expect(parts.join('').replaceAll(/\s/gu, '')).toBe(text.replaceAll(/\s/gu, ''))
    }),
  )
})

test('a hundred thousand characters of any kind are split into posts within the limit', () => {
  for (const text of ['w'.repeat(100_000), 'word '.repeat(20_000), 'A sentence of words. '.repeat(4762), '鷺'.repeat(100_000)]) {
    const parts = splitText(text, within(5000))
    expect(parts.length).toBeLessThan(30)
    expect(parts.every((part) => part.length <= 5000)).toBe(true)
  }
})
