import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { allowedUrl, faceOf } from './links.ts'
import { propertyRuns } from '../../../scripts/propertyRuns.ts'

function face(text: string, href: string) {
  const url = allowedUrl(href)
  return url && faceOf(text, url, href)
}

describe('a link whose text is its address', () => {
  test.each([
    ['https://example.org/', 'https://example.org/', 'example.org'],
    ['example.org', 'https://www.example.org', 'example.org'],
    [
      'https://example.org/a/long/way/to/the/last/page.html',
      'https://example.org/a/long/way/to/the/last/page.html',
      'example.org/a/long/way/to/the/last/page.…',
    ],
    ['example.org/a/long…', 'https://example.org/a/long/way', 'example.org/a/long/way'],
    ['https://paypal.com@evil.example/', 'https://paypal.com@evil.example/', 'evil.example'],
    ['https://例え.jp/パス', 'https://例え.jp/パス', '例え.jp/パス'],
    ['https://münchen.de/', 'https://münchen.de/', 'münchen.de'],
    ['https://пример.рф/', 'https://пример.рф/', 'пример.рф'],
    [
      'https://www.paypal.com.account-check.security-department.long-words.evil.example/x',
      'https://www.paypal.com.account-check.security-department.long-words.evil.example/x',
      '…long-words.evil.example/x',
    ],
    ['https://example.org/%E2%80%AEgpj.exe', 'https://example.org/%E2%80%AEgpj.exe', 'example.org/%E2%80%AEgpj.exe'],
  ])('%s is shortened', (text, href, label) => {
    expect(face(text, href)).toEqual({ label, trueHost: null })
  })

  test.each([
    ['https://аpple.com/', 'xn--pple-43d.com'],
    ['https://раураl.com/', 'xn--l-7sba6dbr.com'],
    ['https://аррӏе.com/', 'xn--80ak6aa92e.com'],
    ['https://gοοgle.com/', 'xn--ggle-0nda.com'],
    ['https://example.com∕login.evil.example/', null],
  ])('%s shows punycode', (href, host) => {
    const url = allowedUrl(href)
    expect(url && face(href, href)?.label).toBe(host ?? url?.hostname)
  })
})

describe('a link whose text is not its address', () => {
  test.each([
    ['https://bank.example/', 'https://evil.example/', 'evil.example'],
    ['bank.com', 'https://evil.example/bank.com', 'evil.example'],
    ['Log in at bank.com now', 'https://evil.example/', 'evil.example'],
    ['bank。com', 'https://evil.example/', 'evil.example'],
    ['ｂａｎｋ．ｃｏｍ', 'https://evil.example/', 'evil.example'],
    ['ba\u200bnk.com', 'https://evil.example/', 'evil.example'],
    ['ba\u00adnk.c\u00adom', 'https://evil.example/', 'evil.example'],
    ['moc.knab\u202e', 'https://evil.example/', 'evil.example'],
    ['https://bank.com@evil.example', 'https://evil.example/other', 'evil.example'],
    ['192.0.2.1', 'https://evil.example/', 'evil.example'],
    ['bank.com', 'https://bank.com.evil.example/', 'bank.com.evil.example'],
    ['help@bank.com', 'mailto:thief@evil.example', 'evil.example'],
    ['bank.com', 'magnet:?xt=urn:btih:1', 'magnet:'],
    ['https://localhost/', 'https://evil.example/', 'evil.example'],
  ])('%s to %s', (text, href, trueHost) => {
    expect(face(text, href)?.trueHost).toBe(trueHost)
  })

  test.each([
    ['docs.example.org', 'https://example.org/docs'],
    ['example.org', 'https://docs.example.org/'],
    ['My new post', 'https://example.org/'],
    ['index.html', 'https://example.org/'],
    ['node.js', 'https://example.org/'],
    ['e.g. this', 'https://example.org/'],
    ['version 1.2.3', 'https://example.org/'],
    ['これです。詳細', 'https://example.org/'],
    ['write@example.org', 'mailto:write@example.org'],
  ])('%s to %s is trusted', (text, href) => {
    expect(face(text, href)).toEqual({ label: null, trueHost: null })
  })
})

test.each([
  '\tjavascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.org/1',
  '//evil.example',
  '/users/1',
  '#x',
  'https://',
  '',
  'about:blank',
  'filesystem:https://a/b',
  'intent://x',
  'view-source:https://a',
])('%s leads nowhere', (href) => {
  expect(allowedUrl(href)).toBeNull()
})

test('however long a host is, its registrable part is shown completely', () => {
  // A label with the prefix of encoded ones is shown decoded, or is no name.
  const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,30}[a-z0-9])?$/).filter((one) => !one.startsWith('xn--'))
  const host = fc
    .tuple(fc.array(label, { minLength: 1, maxLength: 8 }), fc.constantFrom('example', 'co.uk', 'com', 'museum'))
    .map(([labels, top]) => [...labels, top].join('.'))
  fc.assert(
    fc.property(host, fc.webPath(), (name, path) => {
      const href = `https://${name}${path}`
      const shown = face(href, href)
      const owned = name
        .split('.')
        .slice(-3)
        .join('.')
        .replace(/^www\./, '')
      expect(shown?.label?.split('/')[0]?.endsWith(owned)).toBe(true)
      expect(shown?.trueHost).toBeNull()
    }),
    { numRuns: propertyRuns(500) },
  )
})
