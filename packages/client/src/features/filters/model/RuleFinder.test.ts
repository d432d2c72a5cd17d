import { expect, test, vi } from 'vitest'
import type { MuteRuleSetting } from '#features/settings/model/MuteRuleSetting.ts'
import { readMuteRule } from '#features/settings/model/MuteRuleSetting.ts'
import { wordsOfText, type WordsOfText } from './muteWords.ts'
import { createRuleFinder } from './RuleFinder.ts'

const rule = (parts: Partial<MuteRuleSetting>): MuteRuleSetting => ({
  kind: 'word',
  text: 'eel',
  until: null,
  contexts: ['home'],
  hides: false,
  ...parts,
})

test.each<[string, Partial<MuteRuleSetting>, string, boolean]>([
  ['a word as a word', {}, 'An EEL!', true],
  ['a word not within another', {}, 'it feels', false],
  ['a phrase wherever it stands', { kind: 'phrase', text: 'season final' }, 'the Season  finale', true],
  ['a phrase not in other words', { kind: 'phrase', text: 'season final' }, 'final season', false],
  ['a pattern', { kind: 'pattern', text: String.raw`s\d+e\d+` }, 'Watch S02E10 now', true],
  ['a pattern that cannot be used hits nothing', { kind: 'pattern', text: '(' }, '(', false],
])('%s', (_name, parts, text, expected) => {
  expect(createRuleFinder([rule(parts)])(wordsOfText(text))).toEqual(
    expected ? [{ title: parts.text ?? 'eel', action: 'warn', contexts: ['home'] }] : [],
  )
})

test('a matching rule is returned with its contexts and its action', () => {
  const find = createRuleFinder([rule({}), rule({ text: 'eel', contexts: ['thread'], hides: true })])
  expect(find(wordsOfText('eel'))).toEqual([
    { title: 'eel', action: 'warn', contexts: ['home'] },
    { title: 'eel', action: 'hide', contexts: ['thread'] },
  ])
})

test('looking up 10,000 words takes as many steps as looking up one', () => {
  const text = wordsOfText('some words of a post that nobody mutes')
  expect(stepsFor(1, text)).toBeGreaterThan(0)
  expect(stepsFor(10_000, text)).toBe(stepsFor(1, text))
})

/** How often a text is compared with, or looked up in, so many words. */
function stepsFor(count: number, text: WordsOfText): number {
  const find = createRuleFinder(Array.from({ length: count }, (_, index) => rule({ text: `word${index}` })))
  const spies = [
    vi.spyOn(Map.prototype, 'get'),
    vi.spyOn(Set.prototype, 'has'),
    vi.spyOn(String.prototype, 'indexOf'),
    vi.spyOn(String.prototype, 'includes'),
    vi.spyOn(RegExp.prototype, 'exec'),
  ]
  try {
    find(text)
    return spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

test.each([
  [
    { kind: 'word', text: 'x', until: 'soon', contexts: ['home', 'moon'], hides: 1 },
    { kind: 'word', text: 'x', until: null, contexts: ['home'], hides: false },
  ],
  [{ kind: 'spell', text: 'x', contexts: [] }, undefined],
  [{ kind: 'word', text: ' ', contexts: [] }, undefined],
  [{ kind: 'word', text: 'x'.repeat(501), contexts: [] }, undefined],
  [null, undefined],
])('stored as %j', (raw, expected) => {
  expect(readMuteRule(raw)).toEqual(expected)
})
