import { expect, test } from 'vitest'
import { foreignPaths } from '../../../../../api/test/foreignPaths.ts'
import { readFrontendConfig } from './FrontendConfig.ts'

test('without configuration everything has its specified default', () => {
  expect(readFrontendConfig({}, {})).toMatchObject({
    redirectRootLogin: '/main/friends',
    redirectRootNoLogin: '/main/all',
    loginMethod: 'password',
    showFeaturesPanel: true,
    showInstanceSpecificPanel: false,
  })
})

test('the server’s configuration overrides the bundle', () => {
  const config = readFrontendConfig(
    { showFeaturesPanel: false, showInstanceSpecificPanel: false, hideNsfw: false },
    { pleroma_fe: { showFeaturesPanel: null, showInstanceSpecificPanel: true, loginMethod: 'token' } },
  )
  expect(config).toMatchObject({
    showFeaturesPanel: false,
    showInstanceSpecificPanel: true,
    loginMethod: 'token',
    all: { hideNsfw: false },
  })
})

test.each([...foreignPaths, 5, null, { a: 1 }])('%o is not a redirect target', (value) => {
  expect(readFrontendConfig({ redirectRootLogin: value }, {}).redirectRootLogin).toBe('/main/friends')
})

test('a path may have a query; it never leaves the site', () => {
  expect(readFrontendConfig({ redirectRootLogin: '/search?query=a#b' }, {}).redirectRootLogin).toBe('/search?query=a#b')
  expect(readFrontendConfig({ redirectRootLogin: '/a/../..//evil.example' }, {}).redirectRootLogin).toBe('/main/friends')
})

test.each([
  [true, true],
  ['true', true],
  ['false', false],
  ['maybe', true],
  [1, true],
])('a switch given as %o is %o if its default is on', (value, expected) => {
  expect(readFrontendConfig({ showFeaturesPanel: value }, {}).showFeaturesPanel).toBe(expected)
})

test.each([null, undefined, [], 'text', 5])('%o is not a configuration', (raw) => {
  expect(readFrontendConfig(raw, raw)).toEqual(readFrontendConfig({}, {}))
})

test('a style or palette is the theme of a server that names none', () => {
  const themeOf = (config: object) => readFrontendConfig(config, {}).all['theme']
  expect(themeOf({ style: 'Redmond DX', palette: 'bird' })).toBe('style:Redmond DX')
  expect(themeOf({ theme: '', style: 'stock', palette: 'bird' })).toBe('palette:bird')
  expect(themeOf({ theme: 'pond', palette: 'bird' })).toBe('pond')
  expect(themeOf({ style: 7, palette: 'style.night' })).toBeUndefined()
})
