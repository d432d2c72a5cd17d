import { expect, test } from 'vitest'

import { address } from '#features/addresses/model/address.ts'

import { matchRoute, route } from './Route.ts'

const screen = () => null
const routes = ['/', '/about', '/tag/:tag', '/users/:user', '/:name'].map((pattern) => route(address(pattern), { screen }))

test.each([
  ['/', '/', {}],
  ['/about', '/about', {}],
  ['/tag/%D8%B9%D8%B1%D8%A8', '/tag/:tag', { tag: 'عرب' }],
  ['/users/ada', '/users/:user', { user: 'ada' }],
  ['/ada', '/:name', { name: 'ada' }],
])('%s belongs to %s', (pathname, pattern, params) => {
  expect(matchRoute(routes, pathname)).toMatchObject({ route: { pattern }, params })
})

test.each(['/tag/a/b', '/users/%FF', '/api/v1/instance'])('nothing stands at %s', (pathname) => {
  expect(matchRoute(routes, pathname)).toBeNull()
})
