import { expect, test } from 'vitest'

import { isClientPage } from './isClientPage.ts'

test.each([
  ['/', true],
  ['/main/friends', true],
  ['/main/ostatus', false],
  ['/notice/A7x', true],
  ['/users/ada', true],
  ['/users/ada/feed.atom', false],
  ['/users/ada.rss', false],
  ['/@ada@pond.example', true],
  ['/remote-users/pond.example/ada', true],
  ['/registration/word', true],
  ['/oauth-callback', true],
  ['/oauth/authorize', false],
  ['/api/v1/instance', false],
  ['/media/a.png', false],
  ['/favicon.png', false],
  ['/tags/reeds', false],
  ['/tag/reeds', true],
  ['/sw-pleroma.js', false],
  ['/about', true],
])('%s is the client’s: %s', (path, isOurs) => {
  expect(isClientPage(path)).toBe(isOurs)
})
