import { expect, test } from 'vitest'

import { findHashtag } from './hashtags.ts'

const find = (text: string, href: string, more: { tag?: string; marked?: boolean } = {}) =>
  findHashtag({ href: new URL(href), tag: more.tag ?? null, marked: more.marked ?? false, text }, [{ name: 'listed' }])?.tag

test.each([
  ['by data-tag', '#Tides', 'https://social.example/x', { tag: 'tides' }, 'tides'],
  ['by an address with /tag/', '#Tides', 'https://social.example/tag/tides', {}, 'tides'],
  ['by an address with /tags/', '#Tides', 'https://m.example/tags/Tides', {}, 'Tides'],
  ['by an encoded address', '#日本語', 'https://m.example/tags/%E6%97%A5%E6%9C%AC%E8%AA%9E', {}, '日本語'],
  ['by its mark', '#Tides', 'https://x.example/search?q=tides', { marked: true }, 'Tides'],
  ['behind a sign as wide as a letter', '＃日本語', 'https://m.example/x', { marked: true }, '日本語'],
  ['with a break that Persian writes inside words', '#کتاب\u200cها', 'https://m.example/x', { marked: true }, 'کتاب\u200cها'],
  ['by the post’s list', '#Listed', 'https://x.example/search', {}, 'Listed'],
  ['without a hash where the address says the same', 'tides', 'https://blog.example/tag/tides', { marked: true }, 'tides'],
  ['at its word where the mark says another', '#dogs', 'https://social.example/tag/cats', { tag: 'cats', marked: true }, 'dogs'],
])('a hashtag is found %s', (_how, text, href, more, tag) => {
  expect(find(text, href, more)).toBe(tag)
})

test.each([
  ['a number sign without any evidence', '#1', 'https://code.example/issues/1', {}],
  ['words that the address does not say', 'Sign in', 'https://evil.example/tag/x', { marked: true }],
  ['a path', '#../../auth', 'https://evil.example/tag/x', { marked: true, tag: '../../auth' }],
  ['only dots', '#..', 'https://evil.example/tag/..', { marked: true, tag: '..' }],
  ['nothing', '#', 'https://evil.example/tag/x', { marked: true }],
  ['a broken address', '#x', 'https://evil.example/tag/%E0%A4%A', {}],
])('no hashtag is made of %s', (_what, text, href, more) => {
  expect(find(text, href, more)).toBeUndefined()
})
