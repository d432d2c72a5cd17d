import { expect, test } from 'vitest'
import { loginFrom, pathBeforeLogin } from './loginFrom.ts'

test('signing in leads back to where it was started', () => {
  const { pathname, search, hash } = new URL(loginFrom('/users/ada?tab=1#media'), 'https://pond.example')
  expect(pathBeforeLogin({ pathname, search, hash })).toBe('/users/ada?tab=1#media')
  expect(pathBeforeLogin({ pathname: '/users/ada', search: '?from=/tag/x', hash: '#media' })).toBe('/users/ada?from=/tag/x#media')
})

test.each([
  '',
  '?from=',
  '?from=//evil.example/',
  '?from=/%5Cevil.example',
  '?from=https://evil.example',
  '?from=javascript:alert(1)',
  // Characters that browsers remove from an address leave two slashes.
  '?from=/%09/evil.example',
  '?from=/%0A%5Cevil.example',
  '?from=/.//evil.example',
  '?from=%20//evil.example',
])('an address with %s is not a target after signing in', (search) => {
  expect(pathBeforeLogin({ pathname: '/login', search, hash: '' })).toBe('/login')
})
