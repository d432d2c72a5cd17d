import { describe, expect, test } from 'vitest'

import type { KnownMention } from './ContentContext.ts'
import { findMention, strangerLabel } from './mentions.ts'

const ada: KnownMention = { id: 'A1', username: 'ada', acct: 'ada', url: 'https://social.example/users/ada' }
const rita: KnownMention = { id: 'R3', username: 'rita', acct: 'rita@remote.example', url: 'https://remote.example/@rita' }
const find = (href: string | null, text: string, user: string | null = null) =>
  findMention({ href: href === null ? null : new URL(href), user, text }, [ada, rita])?.id

describe('a mention is found', () => {
  test.each([
    ['by its address', 'https://social.example/users/ada', '@ada', null, 'A1'],
    ['by its address with any text', 'https://social.example/users/ada', '@rita@remote.example', null, 'A1'],
    ['by its address with a slash at the end', 'https://remote.example/@rita/', '@rita', null, 'R3'],
    ['by number', 'https://elsewhere.example/x', 'whoever', 'R3', 'R3'],
    ['by name and host', 'https://remote.example/users/rita', '@rita', null, 'R3'],
    ['by name in capitals and host', 'https://remote.example/u/Rita', '@RITA', null, 'R3'],
    ['by name with host in its text', 'https://remote.example/users/rita', '@rita@remote.example', null, 'R3'],
    [
      'by its whole handle in the text, through a third server',
      'https://key.example/@rita@remote.example',
      '@rita@remote.example',
      null,
      'R3',
    ],
    ['by its text alone, with a host', null, '@rita@remote.example', null, 'R3'],
  ])('%s', (_how, href, text, user, id) => {
    expect(find(href, text, user)).toBe(id)
  })
})

describe('a mention is not found', () => {
  test.each([
    ['by a name on another host', 'https://evil.example/@ada', '@ada', null],
    ['by a name with another host in its text', 'https://evil.example/@rita', '@rita@evil.example', null],
    ['by an unknown number', 'https://evil.example/', '@ada', 'Z9'],
    ['by a name without any host', null, '@ada', null],
  ])('%s', (_how, href, text, user) => {
    expect(find(href, text, user)).toBeUndefined()
  })

  test('if its id could leave its segment of a path', () => {
    expect(
      findMention({ href: new URL('https://e.example/@x'), user: null, text: '@x' }, [{ ...ada, id: '../x', url: 'https://e.example/@x' }]),
    ).toBeNull()
  })
})

test.each([
  ['https://m.example/@bee', '@bee@m.example'],
  ['https://m.example/users/bee', '@bee@m.example'],
  ['https://m.example/profile/bee/', '@bee@m.example'],
  ['https://m.example/@bee/123', null],
  ['https://m.example/about', null],
  ['mailto:bee@m.example', null],
])('an account at %s is named %s', (href, label) => {
  expect(strangerLabel(new URL(href))).toBe(label)
})

test('an account of the reader’s own server is named without its host, and a remote account with the same name is not', () => {
  const label = (href: string) => strangerLabel(new URL(href), 'https://m.example')
  expect(['https://m.example/users/bee', 'https://n.example/users/bee', 'http://m.example/users/bee'].map(label)).toEqual([
    '@bee',
    '@bee@n.example',
    '@bee@m.example',
  ])
})
