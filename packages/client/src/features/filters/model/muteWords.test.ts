import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileMuteWords, wordsOfText } from './muteWords.ts'
import { maxMuteWords, parseMuteWords } from './parseMuteWords.ts'

const hit = (list: readonly string[], text: string) => compileMuteWords(list).hit(wordsOfText(text))

test.each([
  // Matches whole words, ignoring case.
  ['art', 'Modern ART!', true],
  ['art', 'a party for artists', false],
  ['art', '#art', true],
  ['art', 'art', true],
  ['art', 'state-of-the-art', true],
  ['art', 'art_deco', false],
  ['art', 'art2', false],
  ['  Spoiler ', 'spoiler', true],
  ['2024', 'in 2024.', true],
  ['2024', '12024', false],
  ['éte', 'ÉTE', true],
  ['café', 'CAFÉ au lait', true],
  ['café', 'cafeteria', false],
  ['straße', 'Die STRASSE ist lang', true],
  ['strasse', 'Die Straße', true],
  ['STRAẞE', 'strasse', true],
  ['❤️', 'I ❤ you', true],
  ['❤', 'I ❤\uFE0F you', true],
  ['co-op', 'the co\u2011op shop', true],
  ['co–op', 'the co-op shop', true],
  ['don´t', 'I don’t know', true],
  ['don′t', "I DON'T know", true],
  ['весна', 'Весна!', true],
  ['весна', 'весналыч', false],
  ['σοφός', 'ΣΟΦΌΣ', true],
  ['istanbul', 'İSTANBUL', true],
  ['كرة', 'كُرَة القدم', true],
  ['كرة', 'كـــرة', true],
  ['كرة', 'كرةقدم', false],
  ['spoiler', '𝓼𝓹𝓸𝓲𝓵𝓮𝓻', true],
  ['spoiler', 'ｓｐｏｉｌｅｒ', true],
  ['spoiler', 'spoi\u00ADler', true],
  ['spoiler', 'spoi\u200Bler', true],
  // A word with other characters matches literally, up to the end of a word.
  ['#art', 'some #Art here', true],
  ['#art', '#artist', false],
  ['#art', 'art', false],
  ['@bob', 'hello @bob@pond.example', true],
  ['@bob', '@bobby', false],
  ['c++', 'C++17', true],
  ['news.example', 'https://news.example/1', true],
  ['news.example', 'goodnews.example', false],
  ['don’t', "I DON'T know", true],
  ['🐸', 'a frog🐸!', true],
  [':blobcat:', 'look :blobcat:', true],
  ['𝔸𝔸', 'x𝔸𝔸', false],
  // Several words match where the first begins, and may continue.
  ['season finale', 'The Season\n Finales are here', true],
  ['red pill', 'a hundred pillows', false],
  ['season finale', 'finale of the season', false],
  // In scripts without spaces it matches anywhere in the text.
  ['ネタバレ', 'これはネタバレです', true],
  ['剧透', '没有剧透的评论', true],
  ['สปอย', 'ไม่สปอยนะ', true],
  ['스포일러', '스포일러를 조심', true],
  ['spoiler', 'これはspoilerです', true],
  ['spoiler', 'これはspoilersです', false],
  // Nothing hits by nothing.
  ['', 'anything', false],
  ['  ', 'any  thing', false],
  // No pattern is a pattern.
  ['a.c', 'abc', false],
  ['.*', 'abc', false],
])('"%s" in "%s": %s', (word, text, hits) => {
  expect(hit([word], text) !== null).toBe(hits)
})

test('the matching word is returned as it was written', () => {
  expect(hit(['cats', 'Dogs', 'birds'], 'dogs and birds')).toBe('Dogs')
  expect(hit(['Season  Finale'], 'season finale')).toBe('Season  Finale')
})

test('a word matches a text that has it between spaces, and any text that has it in capitals', () => {
  const letters = fc.stringMatching(/^[a-zа-яα-ρ]{1,12}$/u)
  const property = fc.property(letters, fc.array(letters), fc.array(letters), (word, before, after) => {
    const text = [...before, word, ...after].join(' ')
    return hit([word], text) === word && hit([word], text.toUpperCase()) === word
  })
  expect(() => fc.assert(property)).not.toThrow()
})

test('more mute words cost a text nothing: each of its own words is looked up once', () => {
  const { folded, words } = wordsOfText('just some words that nobody would ever mute '.repeat(20))
  let lookups = 0
  for (const size of [10, 10_000]) {
    lookups = 0
    const list = compileMuteWords(Array.from({ length: size }, (_, index) => `muted${index}`))
    expect(list.hit({ folded, words: counting(words, () => (lookups += 1)) })).toBeNull()
    expect(lookups).toBe([...words].length)
  }
})

function* counting(words: Iterable<string>, count: () => void): Iterable<string> {
  for (const word of words) {
    count()
    yield word
  }
}

test.each([
  ['cats\ndogs', ['cats', 'dogs']],
  ['cats, dogs,  season finale ', ['cats', 'dogs', 'season finale']],
  ['قطط، كلاب', ['قطط', 'كلاب']],
  ['猫、犬，鳥', ['猫', '犬', '鳥']],
  ['Cats\ncats\nCATS', ['Cats']],
  ['# not a comment', ['# not a comment']],
  ['\n ,, \n', []],
])('typed %j it means %j', (typed, words) => {
  expect(parseMuteWords(typed)).toEqual(words)
})

test('more words than the setting allows are still parsed', () => {
  const typed = Array.from({ length: maxMuteWords + 1 }, (_, index) => `w${index}`).join('\n')
  expect(parseMuteWords(typed)).toHaveLength(maxMuteWords + 1)
})
