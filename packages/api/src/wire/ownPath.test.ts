import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyRuns } from '../../../../scripts/propertyRuns.ts'
import { foreignPaths } from '../../test/foreignPaths.ts'
import { ownPath } from './ownPath.ts'

test.each(foreignPaths)('%j is no path of this server', (path) => {
  expect(ownPath(path)).toBeNull()
})

test.each([5, null, undefined, {}, ['/static/']])('%j is no path', (value) => {
  expect(ownPath(value)).toBeNull()
})

test.each([
  ['/static/themes/pond.json', '/static/themes/pond.json'],
  ['/search?query=a//b#c', '/search?query=a//b#c'],
  ['/static/../instance/a.png', '/instance/a.png'],
  ['/', '/'],
])('%j is the path %j', (path, own) => {
  expect(ownPath(path)).toBe(own)
})

test('every result is an address of the requested server', () => {
  const parts = fc.constantFrom('/', '\\', '\t', '\n', '\r', ' ', '.', '..', '@', ':', '?', '#', '%2f', 'evil.test', 'https:', '[', '\0')
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (path) => {
      const own = ownPath(path.join(''))
      if (own !== null) expect(new URL(own, 'https://pond.example').origin).toBe('https://pond.example')
    }),
    { numRuns: propertyRuns(500) },
  )
})
