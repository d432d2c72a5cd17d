import { expect, test } from 'vitest'
import { profilePath } from './profilePath.ts'

test.each([
  ['heron', '/users/heron'],
  ['otter@river.example', '/users/A1'],
  ['', '/users/A1'],
  ['about', '/users/A1'],
  ['a/b', '/users/a%2Fb'],
])('the profile of "%s" opens at %s', (acct, path) => {
  expect(profilePath({ id: 'A1', acct }, ['about', 'main'])).toBe(path)
})
