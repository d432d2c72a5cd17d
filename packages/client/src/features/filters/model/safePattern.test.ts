import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { compilePattern } from './safePattern.ts'
import { propertyRuns } from '../../../../../../scripts/propertyRuns.ts'

test.each([
  ['eel', 'smoked EEL', true],
  ['^eel', 'smoked eel', false],
  ['eel$', 'smoked eel', true],
  [String.raw`\beel\b`, 'peels', false],
  [String.raw`\beel\b`, 'an eel.', true],
  ['e{2}l', 'el', false],
  ['(?:spoil|leak)(?:er)?s?', 'no leaks here', true],
  ['(?<what>ab)+c', 'xababc', true],
  ['[^a-z ]', 'only words', false],
  [String.raw`\d{3,5}-\d+`, 'call 1234-5', true],
  [String.raw`\p{Script=Hiragana}`, 'これ', true],
  ['.', '\u{1F41F}', true],
  ['a|b|', '', true],
  ['[\\]]', ']', true],
  ['x*', '', true],
])('%s in “%s”: %s', (source, text, expected) => {
  const pattern = compilePattern(source)
  expect(pattern.error === null && pattern.matches(text)).toBe(expected)
})

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['(', 'invalid'],
  ['[z-a]', 'invalid'],
  ['(?=eel)', 'unsupported'],
  ['(?<!eel)x', 'unsupported'],
  [String.raw`(a)\1`, 'unsupported'],
  [String.raw`(?<q>a)\k<q>`, 'unsupported'],
  ['a'.repeat(501), 'tooLarge'],
  ['(((a{99}){99}){99}){99}', 'tooLarge'],
  ['a{9999}', 'tooLarge'],
])('%s is rejected: %s', (source, error) => {
  expect(compilePattern(source)).toEqual({ error })
})

test.each(['(a+)+$', '(a|a)*b', '(a|aa)+$', '(.*)*x', '(a*)*b', 'a*a*a*a*a*a*b', String.raw`(\w+\s?)*!`])(
  '%s, which never ends in other engines, takes a few steps per letter',
  (source) => {
    const [few, many] = [stepsOf(source, 'a'.repeat(500)), stepsOf(source, 'a'.repeat(5000))]
    expect(few).toBeGreaterThan(500)
    expect(many).toBeLessThan(few * 11)
    expect(many).toBeLessThan(5000 * 2 * source.length)
  },
)

/** How many states are entered on the way through a text. */
function stepsOf(source: string, text: string): number {
  const pattern = compilePattern(source)
  if (pattern.error !== null) throw new Error(pattern.error)
  const enter = vi.spyOn(Set.prototype, 'add')
  try {
    pattern.matches(`${text}!?`)
    return enter.mock.calls.length
  } finally {
    enter.mockRestore()
  }
}

test('it matches the same texts as the browser’s RegExp', () => {
  const source = fc.array(fc.constantFrom('a', 'b', '(?:ab|c)', '[ac]', '.', 'a?', 'b*', 'c+', '(?:a|b){1,2}', '^', '$', String.raw`\b`), {
    minLength: 1,
    maxLength: 6,
  })
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), maxLength: 8 })
  fc.assert(
    fc.property(source, text, (parts, given) => {
      const pattern = compilePattern(parts.join(''))
      expect(pattern.error === null && pattern.matches(given)).toBe(new RegExp(parts.join(''), 'isu').test(given))
    }),
    { numRuns: propertyRuns(2000) },
  )
})
