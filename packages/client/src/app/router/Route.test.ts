import { expect, test } from 'vitest'

import { matchRoute, route } from './Route.ts'

const screen = () => null
const routes = [
  route('/', { screen }),
  route('/about', { screen }),
  route('/tag/:tag', { screen }),
  route('/users/:user', { screen }),
  route('/:name', { screen, accepts: ({ name }) => !name.includes('.') }),
]

test.each([
  ['/', '/', {}],
  ['/about', '/about', {}],
  ['/about/', '/about', {}],
  ['/tag/%D8%B9%D8%B1%D8%A8', '/tag/:tag', { tag: 'عرب' }],
  ['/tag/a%2Fb', '/tag/:tag', { tag: 'a/b' }],
  ['/users/ada', '/users/:user', { user: 'ada' }],
  ['/ada', '/:name', { name: 'ada' }],
])('%s belongs to %s', (pathname, pattern, params) => {
  expect(matchRoute(routes, pathname)).toMatchObject({ route: { pattern }, params })
})

test.each(['/favicon.png', '/tag/a/b', '/users/%FF', '/api/v1/instance'])('nothing stands at %s', (pathname) => {
  expect(matchRoute(routes, pathname)).toBeNull()
})
