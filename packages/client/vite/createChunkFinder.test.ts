import { expect, test } from 'vitest'

import { createChunkFinder } from './createChunkFinder.ts'

const table = { page: ['a/b/one.ts', '../../api/src/calls/two.ts'], window: ['a/b/*', 'some-package'] }

test.each([
  ['a row of its own', '/client/src/a/b/one.ts', 'page'],
  ['with a query', '/client/src/a/b/one.ts?raw', 'page'],
  ['the row of its folder', '/client/src/a/b/other.tsx', 'window'],
  ['none in a folder of that folder', '/client/src/a/b/c/deep.ts', undefined],
  ['a file of another package of the project', '/api/src/calls/two.ts', 'page'],
  ['an installed package', '/node_modules/some-package/dist/index.js', 'window'],
  ['none of a package with a longer name', '/node_modules/some-package-two/index.js', undefined],
  ['none', '/client/src/c.ts', undefined],
])('a module has %s', (_, id, chunk) => {
  expect(createChunkFinder(table, '/packages/client').find(`/packages${id}`.replace('/packages/node_modules', '/node_modules'))).toBe(chunk)
})

test('a module that is not imported lazily has only its own row', () => {
  const { find } = createChunkFinder(table, '/client')
  expect([find('/client/src/a/b/one.ts', false), find('/client/src/a/b/other.tsx', false)]).toEqual(['page', undefined])
})

test('unused rows are reported', () => {
  const { find, unused } = createChunkFinder(table, '/client')
  find('/client/src/a/b/other.ts')
  expect(unused()).toEqual(['a/b/one.ts', '../../api/src/calls/two.ts', 'some-package'])
})
