import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { PickerEmoji, ServerEmoji, BuiltInEmoji } from './PickerEmoji.ts'
import { findableEmoji, plainWords, searchEmoji } from './searchEmoji.ts'
import { loadBuiltInEmoji } from './builtInEmoji.ts'

let defaultValue: readonly BuiltInEmoji[] = []
beforeAll(async () => {
  defaultValue = await loadBuiltInEmoji('en')
})

const own = (shortcode: string, pack = ''): ServerEmoji => ({
  kind: 'server',
  shortcode,
  url: 'https://pond.example/e.png',
  staticUrl: 'https://pond.example/e.png',
  pack,
})
const nameOf = (emoji: PickerEmoji | undefined) => (emoji?.kind === 'standard' ? emoji.character : emoji?.shortcode)
const find = (text: string, server: readonly ServerEmoji[] = []) =>
  searchEmoji(findableEmoji([...server, ...defaultValue]), text).map(nameOf)

test.each([
  ['joy', '😂'],
  [':joy:', '😂'],
  ['thumbsup', '👍'],
  ['+1', '👍'],
  ['heart', '❤️'],
  ['waving_hand', '👋'],
  ['Waving Hand', '👋'],
  ['tada', '🎉'],
  ['🎉', '🎉'],
  ['party', '🥳'],
  ['cafe', '☕'],
])('"%s" finds %s first or near', (text, character) => {
  expect(find(text).slice(0, 8)).toContain(character)
})

test('an exact name ranks first, then names with the prefix, then whole words, then letters inside', () => {
  const server = ['concatenate', 'black_cat', 'catnap', 'cat'].map((name) => own(name))
  const names = searchEmoji(findableEmoji(server), 'cat').map(nameOf)
  expect(names).toEqual(['cat', 'catnap', 'black_cat', 'concatenate'])
})

test('among equals the server’s own emoji are first, then shorter names', () => {
  expect(find('smile', [own('smile'), own('smiley_bird')])[0]).toBe('smile')
  expect(searchEmoji(findableEmoji([own('birdhouse'), own('birds')]), 'bird').map(nameOf)).toEqual(['birds', 'birdhouse'])
})

test('letters without accents and of any script are found', () => {
  expect(plainWords('  Café_Crème ')).toBe('cafe creme')
  expect(searchEmoji(findableEmoji([own('ضفدع')]), 'ضفد').map(nameOf)).toEqual(['ضفدع'])
})

test('an empty text finds nothing', () => {
  expect(find('')).toEqual([])
  expect(find('   ')).toEqual([])
  expect(find('::')).toEqual([])
})

test('no name and no text breaks the search, and everything is found by its own name', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, text) => {
      const all = findableEmoji([own(name)])
      expect(() => searchEmoji(all, text)).not.toThrow()
      if (plainWords(name) !== '') expect(searchEmoji(all, name)).toHaveLength(1)
    }),
  )
})

test('a name of 10,000 characters is found by its beginning', () => {
  expect(searchEmoji(findableEmoji([own('a'.repeat(10_000))]), 'aaaa')).toHaveLength(1)
})

test('the table has every grouped emoji of Unicode 17, with names and shortcodes for all but the newest', () => {
  expect(defaultValue.length).toBeGreaterThan(1900)
  expect(defaultValue.every(({ name, character }) => name !== '' && character !== '')).toBe(true)
  expect(defaultValue.filter(({ shortcodes }) => shortcodes.length === 0).every(({ version }) => version >= 17)).toBe(true)
})

test('the characters are those that Unicode recommends and servers accept as reactions', () => {
  const recommended = new RegExp('^\\p{RGI_Emoji}$', 'v')
  const others = defaultValue.filter(({ character, version }) => version < 15.1 && !recommended.test(character))
  expect(others.map(({ character }) => character)).toEqual([])
})
