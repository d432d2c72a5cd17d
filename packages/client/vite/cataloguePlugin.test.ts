import { expect, test } from 'vitest'

import { cataloguePlugin } from './cataloguePlugin.ts'

const { transform } = cataloguePlugin()
const run = (source: string, id: string): unknown =>
  typeof transform === 'function' ? Reflect.apply(transform, {}, [source, id]) : undefined

test('a catalogue becomes a module of compiled messages', () => {
  expect(run('{"a.b":"Hi {name}"}', '/src/i18n/locales/en.json')).toMatchObject({
    code: 'export default {"a.b":["Hi ",["name"]]}',
    moduleType: 'js',
  })
})

test('other JSON files are left alone', () => {
  expect(run('{"a":1}', '/src/package.json')).toBeNull()
})

test('a catalogue with something else than texts stops the build and says where', () => {
  expect(() => run('{"a":{"b":"nested"}}', '/src/i18n/locales/ar.json')).toThrow('/src/i18n/locales/ar.json: "a" is not a text')
  expect(() => run('[]', '/src/i18n/locales/ar.json')).toThrow('one flat object')
})
