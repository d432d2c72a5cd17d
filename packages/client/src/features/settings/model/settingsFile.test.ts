import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foreignImages } from '#test/foreignImages.ts'
import { readSettingsFile, mayBeSettingsFile, writeSettingsFile } from './settingsFile.ts'
import type { SettingValues } from './settingsTable.ts'
import { propertyRuns } from '../../../../../../scripts/propertyRuns.ts'

const manySettings = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`later${index}`, index]))

const at = Date.parse('2026-03-02T10:00:00Z')
const file = (parts: Readonly<Record<string, unknown>>) => JSON.stringify({ version: [1, 0], settings: { streaming: true }, ...parts })

test.each<[string, string, object]>([
  ['its own', file({}), { error: null, values: { streaming: true }, slightlyNew: false }],
  ['with a byte order mark', `\uFEFF${file({})}`, { error: null, values: { streaming: true } }],
  ['a later minor version', file({ version: [1, 7] }), { error: null, slightlyNew: true, values: { streaming: true } }],
  ['a later major version', file({ version: [2, 0] }), { error: 'tooNew' }],
  ['an earlier major version', file({ version: [0, 9] }), { error: 'tooOld' }],
  ['nothing chosen', file({ settings: {} }), { error: null, values: {} }],
  ['no version', JSON.stringify({ settings: {} }), { error: 'invalid' }],
  ['a version in words', file({ version: '1.0' }), { error: 'invalid' }],
  ['half a version', file({ version: [1] }), { error: 'invalid' }],
  ['a version of texts', file({ version: ['1', '0'] }), { error: 'invalid' }],
  ['a version below nothing', file({ version: [1, -1] }), { error: 'invalid' }],
  ['a list', '[]', { error: 'invalid' }],
  ['null', 'null', { error: 'invalid' }],
  ['nothing', '', { error: 'invalid' }],
  ['cut off', file({}).slice(0, -6), { error: 'invalid' }],
  ['a page', '<!doctype html>', { error: 'invalid' }],
  ['deep nesting', '['.repeat(200_000), { error: 'invalid' }],
  ['settings that are a list', file({ settings: [] }), { error: 'invalidSettings' }],
  ['no settings', file({ settings: undefined }), { error: 'invalidSettings' }],
  ['only values that cannot be', file({ settings: { streaming: 'loud', maxThumbnails: -1 } }), { error: 'invalidSettings' }],
  [
    'some values that cannot be',
    file({ settings: { streaming: 'loud', maxThumbnails: 3 } }),
    { error: null, values: { maxThumbnails: 3 }, rejected: ['streaming'] },
  ],
  ['unset values', file({ settings: { streaming: null, theme: null } }), { error: null, values: {}, rejected: [] }],
  ['settings of the device', file({ settings: { profile: 'work', profileVersion: 4 } }), { error: null, values: {}, unknown: {} }],
  [
    'keys of a later version',
    file({ settings: { streaming: true, hoverSound: { loud: 1 } } }),
    { error: null, values: { streaming: true }, unknown: { hoverSound: { loud: 1 } } },
  ],
  [
    'pleroma-fe’s, of which the known keys are taken',
    JSON.stringify({
      _pleroma_settings_version: [1, 0],
      hideISP: true,
      highlight: { 'ada@a.example': { type: 'side', color: '#aabbcc' } },
      expertLevel: 1,
      muteWords: ['eel'],
      customTheme: { opacity: {} },
      lastThemeName: 'x',
    }),
    {
      error: null,
      values: {
        hideInstancePanel: true,
        highlights: { 'ada@a.example': { type: 'side', color: '#aabbcc' } },
        expertLevel: true,
        muteWords: ['eel'],
      },
      rejected: [],
      unknown: {},
    },
  ],
  [
    'pleroma-fe’s with a theme that somebody made',
    JSON.stringify({
      _pleroma_settings_version: [1, 0],
      theme: 'redmond-xx',
      customTheme: { colors: { bg: '#000000' } },
      customThemeSource: { themeEngineVersion: 3, colors: { bg: '#102030' } },
    }),
    {
      error: null,
      values: {
        theme: 'custom',
        customTheme: { _pleroma_theme_version: 2, source: { themeEngineVersion: 3, colors: { bg: '#102030' } } },
      },
    },
  ],
  [
    'pleroma-fe’s with a palette and fonts that somebody chose',
    JSON.stringify({
      _pleroma_settings_version: [1, 0],
      paletteCustomData: { bg: '#102030', text: '#ffffff' },
      style: 'stock',
      theme3hacks: { fonts: { post: { family: 'Mono' } } },
    }),
    {
      error: null,
      values: {
        theme: 'custom',
        customTheme: {
          _pleroma_theme_version: 2,
          settings: {
            paletteCustomData: { bg: '#102030', text: '#ffffff' },
            style: 'stock',
            theme3hacks: { fonts: { post: { family: 'Mono' } } },
          },
        },
      },
    },
  ],
  [
    'pleroma-fe’s with a style of the server',
    JSON.stringify({ _pleroma_settings_version: [1, 0], style: 'RedmondDX', palette: 'style.vapor' }),
    { error: null, values: { theme: 'style:RedmondDX' } },
  ],
  [
    'a theme that is none',
    file({ settings: { streaming: true, customTheme: { colors: { bg: '#102030' } } } }),
    { error: null, values: { streaming: true }, rejected: ['customTheme'] },
  ],
  [
    'a theme that is larger than any',
    file({ settings: { streaming: true, customTheme: { _pleroma_theme_version: 2, name: 'x'.repeat(20_000) } } }),
    { error: null, values: { streaming: true }, rejected: ['customTheme'] },
  ],
  ['as many settings as there can be', file({ settings: manySettings(1000) }), { error: null }],
  ['more settings than there can be', file({ settings: manySettings(1001) }), { error: 'tooMany' }],
  ['100,000 settings that are not known', file({ settings: manySettings(100_000) }), { error: 'tooMany' }],
  [
    '100,000 settings of another client',
    JSON.stringify({ _pleroma_settings_version: [1, 0], hideISP: true, ...manySettings(100_000) }),
    { error: 'tooMany' },
  ],
  ...foreignImages.map((address): [string, string, object] => [
    `a cover from elsewhere, ${JSON.stringify(address)}`,
    file({ settings: { streaming: true, nsfwCensorImage: address } }),
    { error: null, values: { streaming: true }, rejected: ['nsfwCensorImage'] },
  ]),
  [
    'a cover of the server’s',
    file({ settings: { nsfwCensorImage: '/images/cover.png' } }),
    { error: null, values: { nsfwCensorImage: '/images/cover.png' } },
  ],
  ['another program’s', JSON.stringify({ _pleroma_settings_version: [1, 0], mixer: 3 }), { error: 'invalidSettings' }],
])('a file: %s', (_name, text, expected) => {
  expect(readSettingsFile(text)).toMatchObject(expected)
})

test('a prototype in the file is ignored', () => {
  const read = readSettingsFile('{"version":[1,0],"settings":{"__proto__":{"streaming":true},"constructor":{"prototype":{"a":1}}}}')
  expect(read).toMatchObject({ error: null, values: {} })
  expect({}).not.toHaveProperty('streaming')
  expect({}).not.toHaveProperty('a')
  expect(read.error === null && Object.keys(read.unknown)).toEqual(['constructor'])
})

test.each([
  ['settings.json', '', true],
  ['SETTINGS.JSON', '', true],
  ['settings', 'application/json', true],
  ['theme', 'application/vnd.x+json', true],
  ['cat.png', 'image/png', false],
  ['settings.json.exe', 'application/octet-stream', false],
  ['follows.csv', 'text/csv', false],
])('%s of type “%s” may be a file of settings: %s', (name, type, expected) => {
  expect(mayBeSettingsFile({ name, type })).toBe(expected)
})

const customTheme = { _pleroma_theme_version: 2, source: { colors: { bg: '#102030' } } }
const chosen: Partial<SettingValues> = { streaming: true, theme: 'rookery-light', customTheme, profile: 'work', muteWords: ['eel'] }

test('a written file is read unchanged, with unknown settings of later versions, and without device settings', () => {
  const read = readSettingsFile(writeSettingsFile(chosen, { hoverSound: 2 }, { withTheme: true, at }))
  expect(read).toEqual({
    error: null,
    slightlyNew: false,
    values: { streaming: true, theme: 'rookery-light', customTheme, muteWords: ['eel'] },
    rejected: [],
    unknown: { hoverSound: 2 },
  })
})

test('a backup without the theme has none', () => {
  expect(JSON.parse(writeSettingsFile(chosen, {}, { withTheme: false, at }))).toEqual({
    program: 'rookery',
    version: [1, 0],
    savedAt: '2026-03-02T10:00:00.000Z',
    settings: { streaming: true, muteWords: ['eel'] },
  })
})

test('every file has a result, and its values are valid', () => {
  const settings = fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('streaming', 'muteWords', 'theme', '__proto__')), fc.jsonValue())
  const some = fc.oneof(
    fc.json(),
    fc.string(),
    fc
      .record({ version: fc.oneof(fc.constant([1, 0]), fc.jsonValue()), settings: fc.oneof(settings, fc.jsonValue()) })
      .map((made) => JSON.stringify(made)),
    fc.nat(60).map((end) => file({}).slice(0, end)),
  )
  fc.assert(
    fc.property(some, (text) => {
      const read = readSettingsFile(text)
      if (read.error !== null) return
      // A file that is read and written again is the same.
      expect(readSettingsFile(writeSettingsFile(read.values, read.unknown, { withTheme: true, at }))).toMatchObject({
        error: null,
        values: read.values,
      })
    }),
    { numRuns: propertyRuns(500) },
  )
})
