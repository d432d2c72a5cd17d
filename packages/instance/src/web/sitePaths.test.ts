import { expect, test } from 'vitest'
import { hasPreload, isBundlePath, isOverridable } from './sitePaths.ts'

test.each([
  ['/assets/app.js', true],
  ['/assets/users.js', true],
  ['/assets/users/app.js', false],
  ['/api/app.js', false],
  ['/deep/down/inbox', false],
  ['/manifest.json', false],
  ['/app.webmanifest', true],
])('whether the bundle may answer %s', (path, may) => {
  expect(isBundlePath(path)).toBe(may)
})

test.each([
  ['/static/config.json', true],
  ['/instance/panel.html', true],
  ['/sw-pleroma.js', true],
  ['/assets/app.js', false],
  ['/', false],
])('whether the people of an instance may replace %s', (path, may) => {
  expect(isOverridable(path)).toBe(may)
})

test.each([
  ['/', true],
  ['/main/friends', true],
  ['/ada', true],
  ['/login', false],
  ['/@ada', false],
  ['/oauth-callback', false],
  ['/registration/token', false],
  ['/assets/missing.js', true],
])('whether the page at %s contains the first responses', (path, carries) => {
  expect(hasPreload(path, (name) => name === 'ada')).toBe(carries)
})
