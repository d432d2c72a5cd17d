import { expect, test } from 'vitest'

import { address } from './address.ts'
import { href } from './href.ts'

test.each([
  [href.root(), '/'],
  [href.all(), '/main/all'],
  [href.tag('a/b'), '/tag/a%2Fb'],
  [href.tag('عرب'), '/tag/%D8%B9%D8%B1%D8%A8'],
  [href.account('ada@pond.example'), '/users/ada%40pond.example'],
  [href.direct('ada'), '/users/ada/dms'],
  [address('/remote/:host/:name')('pond.example', '@ada?'), '/remote/pond.example/%40ada%3F'],
])('builds %s', (built, expected) => {
  expect(built).toBe(expected)
})

test.each([
  [href.about, '/about', {}],
  [href.about, '/about/', {}],
  [href.root, '/', {}],
  [href.tag, '/tag/%D8%B9%D8%B1%D8%A8', { tag: 'عرب' }],
  [href.tag, '/tag/a%2Fb', { tag: 'a/b' }],
  [href.named, '/@ada', { name: 'ada' }],
  [href.named, '/ada@pond.example', { name: 'ada@pond.example' }],
  [address('/remote/:host/:name'), '/remote/pond.example/ada', { host: 'pond.example', name: 'ada' }],
  [href.remoteAccount, '/remote-users/@rita@remote.example', { acct: 'rita@remote.example' }],
  [href.remoteAccount, '/remote-users/rita@remote.example', { acct: 'rita@remote.example' }],
  [href.remoteAccountOn, '/remote-users/remote.example/rita', { host: 'remote.example', name: 'rita' }],
  [href.named, '/@search', { name: 'search' }],
])('parses %o: %s', (kind, path, params) => {
  expect(kind.match(path)).toEqual(params)
})

test.each([
  [href.tag, '/tag/'],
  [href.tag, '/tag'],
  [href.tag, '/tag/a/b'],
  [href.account, '/users/%FF'],
  [href.named, '/favicon.png'],
  [href.named, '/registration'],
  [href.named, '/password-reset'],
  [href.named, '/friend-requests'],
  [href.named, '/search'],
  [href.named, '/announcements'],
  [href.named, '/who-to-follow'],
  [href.named, '/settings'],
  [href.named, '/remote-users'],
  [href.named, '/Admin'],
  [href.remoteAccount, '/remote-users/rita'],
  [href.status, '/notices/1'],
  [href.status, '/notice/:id/x'],
])('is no address of %o: %s', (kind, path) => {
  expect(kind.match(path)).toBeNull()
})

test('a built address is parsed to its params', () => {
  for (const text of ['a b', '100%', '../login', '?#', 'ünï', '::']) expect(href.tag.match(href.tag(text))).toEqual({ tag: text })
})
