import { expect, test } from 'vitest'
import { loginFrom, pathBeforeLogin } from './loginFrom.ts'

test('signing in leads back to where it was asked for', () => {
  const { pathname, search } = new URL(loginFrom('/users/küste & more'), 'https://pond.example')
  expect(pathBeforeLogin({ pathname, search })).toBe('/users/küste & more')
  expect(pathBeforeLogin({ pathname: '/users/ada', search: '?from=/tag/x' })).toBe('/users/ada?from=/tag/x')
})

test.each(['', '?from=', '?from=//evil.example/', '?from=/%5Cevil.example', '?from=https://evil.example', '?from=javascript:alert(1)'])(
  'an address with %s leads to no other place',
  (search) => {
    expect(pathBeforeLogin({ pathname: '/login', search })).toBe('/login')
  },
)
