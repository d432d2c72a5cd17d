import { expect, test } from 'vitest'
import { hasPapers, papersIn } from '../../test/papers.ts'
import { upgradeFromEngine2 } from '../engine/upgrade.ts'
import { emptySource, type ThemeSource } from '../ThemeSource.ts'
import { bag, number } from './bag.ts'
import { exportPalette, exportThemeFile } from './exportTheme.ts'
import { readServerList } from './readServerList.ts'
import { readTheme, readThemeDocument } from './readTheme.ts'
import { readThemeFile } from './readThemeFile.ts'
import { ThemeFileError } from './ThemeFileError.ts'
import type { ThemeForm, ThemeLoss } from './ThemeReading.ts'
import { writeThemeFile } from './writeThemeFile.ts'

const lossesOf = (losses: readonly ThemeLoss[]) => losses.map(({ reason, names }) => `${reason}: ${names.join(' ')}`)

/** Forms by the middle of the files' names. */
const formsByName: readonly (readonly [RegExp, ThemeForm | 'list' | 'refused'])[] = [
  [/-v0list-|-broken-/, 'refused'],
  [/-index-|-palettes-/, 'list'],
  [/-v1-/, 'v1 file'],
  [/-v[24](?:theme3?|source|both)-/, 'v2 file'],
]

const data = (folder: 'files' | 'golden') => papersIn(folder).filter(({ file }) => file.endsWith('.json'))

test.skipIf(!hasPapers)('every real file is read in its form, and no part of it is lost', () => {
  for (const { file: name, text } of data('files')) {
    const form = formsByName.find(([pattern]) => pattern.test(name))?.[1]
    if (form === 'refused') {
      expect(() => readThemeDocument(text), name).toThrow(ThemeFileError)
      continue
    }
    const found = readThemeDocument(text)
    expect(found.kind === 'list' ? 'list' : found.reading.form, name).toBe(form)
    if (found.kind === 'list') {
      expect(
        found.entries.map(({ key }) => key),
        name,
      ).toEqual(Object.keys(bag(JSON.parse(text))))
      for (const entry of found.entries) if (entry.kind === 'theme') expect(entry.reading.losses, `${name} ${entry.key}`).toEqual([])
    } else {
      // Two files set an opacity that the clients do not have, either.
      const losses = lossesOf(found.reading.losses).filter((loss) => loss !== 'unknown opacities: alertPopupErrorText')
      expect(losses, name).toEqual([])
    }
  }
})

test.skipIf(!hasPapers)('the half of a file that other clients use is read, with every value', () => {
  const files = data('files')
  for (const { file: name, text } of data('golden')) {
    const [file, key] = name.replace(/\.json$/, '').split('--')
    const document = readThemeDocument(files.find((found) => found.file === `${file}.json`)?.text ?? '')
    const entry = document.kind === 'list' ? document.entries.find((found) => found.key.replaceAll(/\W/g, '_') === key) : null
    const reading = document.kind === 'theme' ? document.reading : entry?.kind === 'theme' ? entry.reading : null
    if (reading === null) throw new Error(`${name} has no theme.`)
    const { how, input } = bag(JSON.parse(text))
    const isOfEngine2 = /^(?:theme|source|inline theme)$/.test(String(how)) && bag(input)['themeEngineVersion'] === undefined
    const taken = inputOf(bag(input))
    const expected = isOfEngine2 ? upgradeFromEngine2(taken) : taken
    // The engine was given a palette with link and accent filled in from each other.
    if (how === 'palette object') expect.soft(expected.colours, name).toMatchObject(reading.theme.colours)
    else expect.soft({ ...reading.theme, name: '' }, name).toEqual(expected)
  }
})

/** The input of the clients' engine as a source. */
function inputOf(input: Readonly<Record<string, unknown>>): ThemeSource {
  const numbers = (part: string) =>
    Object.fromEntries(Object.entries(bag(input[part])).flatMap(([name, value]) => (number(value) === null ? [] : [[name, Number(value)]])))
  const shadows = Object.entries(bag(input['shadows'])).flatMap(([name, layers]) =>
    Array.isArray(layers) ? [[name, layers.map((layer: unknown) => inputLayer(bag(layer)))] as const] : [],
  )
  const fonts = Object.entries(bag(input['fonts'])).flatMap(([name, font]) =>
    bag(font)['family'] ? [[name, String(bag(font)['family'])] as const] : [],
  )
  return {
    ...emptySource,
    colours: Object.fromEntries(Object.entries(bag(input['colors'])).map(([name, colour]) => [name, String(colour)])),
    opacity: numbers('opacity'),
    radii: numbers('radii'),
    shadows: Object.fromEntries(shadows),
    fonts: Object.fromEntries(fonts),
  }
}

function inputLayer({ x, y, blur, spread, inset, color, alpha }: Readonly<Record<string, unknown>>) {
  const zero = (value: unknown) => number(value) ?? 0
  return {
    x: zero(x),
    y: zero(y),
    blur: zero(blur),
    spread: zero(spread),
    inset: inset === true,
    colour: typeof color === 'string' ? color : '#000000',
    // Other clients write an emptied field as it is, which is no colour.
    alpha: alpha === '' ? 0 : (number(alpha) ?? 1),
  }
}

const five = ['Pond', '#10202a', '#1b3038', '#c7d2d6', '#e0b070']
const pond = { bg: '#10202a', fg: '#1b3038', text: '#c7d2d6', link: '#e0b070' }
const source = { themeEngineVersion: 3, colors: pond }
const hand = (r: number, g: number, b: number) => ({ r, g, b })
const gray = { 50: '#f8f8f8', 200: '#e0e0e0', 300: '#d0d0d0', 700: '#404040', 800: '#202020', 900: '#101010' }
const misskey = `{
  // A theme of another kind of server.
  id: 'a', name: 'Pond', base: 'dark',
  props: {
    $base: 'rgb(16, 32, 42)', bg: '@$base', fg: '#c7d2d6', accent: '#e0b070', panel: ':lighten<5<@bg', link: ':alpha<0.5<@accent',
    divider: '@round', round: '@divider', navHoverFg: '@fg', image: '"url(https://evil.example)',
  },
}`

test('theme forms without a sample file are read, and their losses are reported', () => {
  const cases: readonly (readonly [ThemeForm, unknown, Readonly<Record<string, string>>, readonly string[]])[] = [
    ['v1 array', five, pond, []],
    ['v1 settings', { bg: hand(16, 32, 42), fg: hand(27, 48, 56), text: hand(199, 210, 214), link: hand(224, 176, 112) }, pond, []],
    ['v1 file', { colors: { bg: '#10202a', btn: '#1b3038', fg: '#c7d2d6', link: '#e0b070', faint: 'rgba(1, 2, 3, .5)' } }, pond, []],
    ['v2 body', source, pond, []],
    ['v2 file', { _pleroma_theme_version: '7', source }, pond, []],
    [
      'palette',
      { background: '#10202a', foreground: '#1b3038', text: '#c7d2d6', accent: '#e0b070', _cYellow: '#ff0', cPink: '#f0f' },
      { bg: pond.bg, fg: pond.fg, text: pond.text, accent: pond.link },
      ['unknown colours: cPink'],
    ],
    [
      'misskey',
      misskey,
      {
        bg: pond.bg,
        fg: '#172e3c',
        text: pond.text,
        accent: pond.link,
        link: '#78684d',
        cRed: '#ec4137',
        cGreen: '#86b300',
        cBlue: '#78684d',
        cOrange: '#ecb637',
      },
      ['unreadable colours: divider round image', 'single colours: navHoverFg'],
    ],
    [
      'soapbox',
      { primary: { 500: '#5448ee', 600: '#4438d0' }, gray, danger: { 600: '#dc2626' }, 'gradient-start': '#b8a3f9' },
      {
        bg: '#f8f8f8',
        fg: '#e0e0e0',
        text: '#101010',
        link: '#4438d0',
        accent: '#5448ee',
        border: '#d0d0d0',
        cRed: '#dc2626',
        cBlue: '#5448ee',
      },
      ['single colours: gradient-start'],
    ],
    [
      'settings backup',
      { _pleroma_settings_version: [1, 0], customThemeSource: source, customTheme: { colors: { bg: '#000000' } } },
      pond,
      [],
    ],
    [
      'settings backup',
      { customTheme: { themeEngineVersion: 3, colors: pond }, customThemeSource: { colors: { bg: '#000000' } } },
      pond,
      [],
    ],
    [
      'settings backup',
      { program: 'rookery', version: [1, 0], settings: { theme: 'custom', customTheme: { _pleroma_theme_version: 2, source } } },
      pond,
      [],
    ],
    ['settings backup', { settings: { customTheme: { _pleroma_theme_version: 2, settings: { paletteCustomData: pond } } } }, pond, []],
    ['settings backup', { palette: 'style.night', paletteCustomData: pond, style: 'redmond' }, pond, ['named choices: redmond']],
    [
      'v1 settings',
      {
        config: {
          customTheme: { bg: hand(16, 32, 42), fg: hand(27, 48, 56), text: hand(199, 210, 214), link: hand(224, 176, 112), btnRadius: 4 },
        },
      },
      pond,
      [],
    ],
  ]
  for (const [form, file, colours, losses] of cases) {
    const reading = readTheme(typeof file === 'string' ? file : `\uFEFF${JSON.stringify(file, null, 2).replaceAll('\n', '\r\n')}`)
    expect.soft(reading, JSON.stringify(file)).toMatchObject({ form, theme: { colours } })
    expect.soft(Object.keys(reading.theme.colours).length, form).toBe(Object.keys(colours).length)
    expect.soft(lossesOf(reading.losses), form).toEqual(losses)
  }
  expect(readTheme({ primary: { 500: '#5448ee' }, gray }, { palette: 'dark' }).theme.colours).toMatchObject({
    bg: '#101010',
    text: '#f8f8f8',
  })
})

test('the source is used if it is of engine 3 or alone, and the other half is retained', () => {
  const snapshot = { colors: { ...pond, bg: '#000000' } }
  const bgOf = (file: object) => {
    const { theme, other } = readTheme({ _pleroma_theme_version: 2, name: 'Pond', ...file })
    return [theme.colours['bg'], other?.half, other?.theme.colours['bg']]
  }
  expect(bgOf({ source, theme: snapshot })).toEqual(['#10202a', 'snapshot', '#000000'])
  expect(bgOf({ source: { ...source, themeEngineVersion: '4' }, theme: snapshot })).toEqual(['#10202a', 'snapshot', '#000000'])
  expect(bgOf({ source: { colors: pond }, theme: snapshot })).toEqual(['#000000', 'source', '#10202a'])
  expect(bgOf({ source: { themeEngineVersion: 3 }, theme: snapshot })).toEqual(['#000000', undefined, undefined])
  expect(bgOf({ source: { colors: pond } })).toEqual(['#10202a', undefined, undefined])
  expect(bgOf({ _pleroma_theme_version: 1, theme: snapshot })).toEqual(['#000000', undefined, undefined])
})

test('a shadow of engine 2 has the opacity of the colour that it names, where the number 0 counts as missing', () => {
  const shadows = { panel: ['--input', '--bg,5', '--panel', '--text', '#000000'].map((color) => ({ x: 1, color, alpha: '0.7' })) }
  const { theme } = readTheme({ theme: { colors: pond, opacity: { input: '0', bg: 0, panel: '0.4' }, shadows } })
  expect(theme.shadows['panel']?.map(({ alpha }) => alpha)).toEqual([0, 1, 0.4, 1, 0.7])
})

test('fonts, roundness and underlay that settings add to a theme are part of it', () => {
  const read = (overrides: object) => readTheme({ customThemeSource: source, ...overrides }).theme
  const hacks = { fonts: { monospace: { family: 'Mono' }, post: 'Serif' }, underlay: 'transparent' }
  expect(read({ theme3hacks: hacks, forcedRoundness: 2 })).toMatchObject({
    fonts: { postCode: 'Mono', post: 'Serif' },
    opacity: { underlay: 0 },
    radii: { btn: 6.4, chatMessage: 6.4 },
  })
  expect(read({ fontPosts: { family: 'Sans' }, underlay: 'opaque', forcedRoundness: '0' })).toMatchObject({
    fonts: { post: 'Sans' },
    opacity: { underlay: 1 },
    colours: { underlay: '#10202a' },
    radii: { btn: 0 },
  })
  expect(read({ forcedRoundness: -1 }).radii).toEqual({})
  expect(() => readTheme({ _pleroma_settings_version: [1, 0], theme: 'redmond', palette: 'bird' })).toThrow(
    expect.objectContaining({ code: 'named choices only', details: { names: ['redmond', 'bird'] } }),
  )
})

test('unusable values of a source are reported, and all others are retained', () => {
  const layer = { x: '0', y: 2, blur: '-3', spread: 0, inset: false, color: '#001018', alpha: '7' }
  const { theme, losses } = readTheme({
    themeEngineVersion: 3,
    colors: {
      ...pond,
      panel: 'Transparent',
      border: '--fg, 3',
      input: '#12345678',
      btn: 'rgb(1,2,3)',
      icon: 'greenish',
      lightBg: '#ffffff',
      'a b': '#fff',
      toString: '#ffffff',
      faint: null,
      tab: 'rgb(300, 0, 16)',
      poll: '--nobody',
      link: '--accent',
      accent: '--link,3',
      topBar: '--accent',
      tabText: '--text',
    },
    opacity: { alert: 9, panel: '0.5', bg: 'much', badge: '' },
    radii: { btn: '0', input: 0, panel: -4, avatar: Infinity },
    shadows: {
      panel: [layer, 7, { display: 'none' }, {}],
      topBar: 'none',
      avatar: [],
      popup: Array.from({ length: 12 }, () => ({ x: 1 })),
      odd: [layer],
    },
    fonts: {
      interface: { family: 'Noto Sans, serif' },
      post: { family: 'url(https://evil.example/x)' },
      input: {},
      postCode: { family: '' },
    },
  })
  const [read] = theme.shadows['panel'] ?? []
  expect(read).toEqual({ x: 0, y: 2, blur: 0, spread: 0, inset: false, colour: '#001018', alpha: 1 })
  expect(theme).toMatchObject({
    opacity: { alert: 1, panel: 0.5 },
    fonts: { interface: 'Noto Sans, serif', post: '"urlhttpsevilexamplex"' },
  })
  // The number 0 leaves a radius alone, as in the clients that write such files; the text sets it.
  expect(theme.radii).toEqual({ btn: 0, panel: 0 })
  expect(Object.entries(theme.shadows).map(([name, layers]) => `${name} ${layers.length}`)).toEqual([
    'panel 1',
    'avatar 0',
    'popup 10',
    'odd 1',
  ])
  const references = { poll: '--nobody', link: '--accent', accent: '--link,3', topBar: '--accent', tabText: '--text' }
  expect(theme.colours).toEqual({
    ...pond,
    ...references,
    panel: 'transparent',
    border: '--fg, 3',
    input: '#123456',
    btn: '#010203',
    lightBg: '#ffffff',
    tab: '#ff0010',
  })
  expect(lossesOf(losses)).toEqual([
    'unreadable colours: icon link poll accent topBar',
    'unknown colours: lightBg',
    'unusable names: a b toString',
    'clamped numbers: tab alert panel panel.blur panel.alpha odd.blur odd.alpha',
    'unreadable numbers: bg avatar',
    'unreadable shadows: panel topBar',
    'excess shadow layers: popup',
    'unknown shadows: odd',
    'unreadable fonts: post',
  ])
})

test('invalid input is rejected with a code, and with the position of a syntax error', () => {
  const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  const many = Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`x${index}`, '#ffffff']))
  const cases: readonly (readonly [unknown, string, object?])[] = [
    ['', 'empty text'],
    [' \uFEFF\n', 'empty text'],
    ['<!DOCTYPE html><html></html>', 'web page'],
    ['hello', 'unknown text'],
    ['\u0089PNG', 'unknown text'],
    ['x'.repeat(300_001), 'long text'],
    ['{\r\n  "name": "Pond";\r\n}', 'broken JSON', { position: { line: 2, column: 17 } }],
    ['\uFEFF{"a": "b', 'broken JSON', { position: { line: 1, column: 10 } }],
    ['{"a": [1, 2', 'broken JSON', { position: { line: 1, column: 12 } }],
    [deep(5000), 'deep nesting'],
    [`{a: ${deep(5000)}}`, 'deep nesting'],
    [JSON.stringify({ colors: many }), 'many names'],
    [null, 'no theme'],
    [7, 'no theme'],
    [{}, 'no theme'],
    [[1, 2], 'no theme'],
    [{ a: { b: 1 } }, 'no theme'],
    [['base16-pond.css'], 'style sheets'],
    [{ _pleroma_theme_version: 2 }, 'no colours'],
    [{ _pleroma_theme_version: 2, source: { colors: {} } }, 'no colours'],
    [{ colors: { bg: 'greenish' } }, 'no colours'],
    [{ _pleroma_theme_version: 1, colors: {} }, 'no colours'],
    [{ pond: five, other: '/static/x.json' }, 'theme list', { names: ['pond', 'other'] }],
  ]
  for (const [file, code, details = {}] of cases) {
    const name = JSON.stringify(file)?.slice(0, 80)
    expect(() => readTheme(file), name).toThrow(expect.objectContaining({ code, details, name: 'ThemeFileError' }))
  }
  expect(() => readTheme({ primary: { 500: '#5448ee' }, gray }, { palette: 'noon' })).toThrow(
    expect.objectContaining({ code: 'no such palette' }),
  )
})

test('a list has themes of every form and addresses, and a server offers those on its own paths', () => {
  const list = {
    pond: '/static/themes/pond.json',
    'pond-quick': five,
    night: { ...pond, name: 'Night' },
    inline: { _pleroma_theme_version: 2, source },
    elsewhere: '//evil.example/x.json',
    'Redmond DX': '/static/styles/Redmond DX.iss',
    odd: 1,
    short: ['x'],
    empty: { name: 'x' },
    page: '<html>',
  }
  const found = readThemeDocument(list)
  const entries = found.kind === 'list' ? found.entries : []
  expect(
    entries.map((entry) => [entry.key, entry.kind === 'path' ? entry.path : `${entry.reading.form} ${entry.reading.theme.name}`]),
  ).toEqual([
    ['pond', '/static/themes/pond.json'],
    ['pond-quick', 'v1 array Pond'],
    ['night', 'palette Night'],
    ['inline', 'v2 file inline'],
    ['elsewhere', '//evil.example/x.json'],
    ['Redmond DX', '/static/styles/Redmond DX.iss'],
  ])
  const own = (path: string) => (/^\/(?!\/)/.test(path) ? path : null)
  const offered = readServerList(list, { night: '/static/other.json', noon: '/static/noon.json' }, own)
  expect(offered.map(({ key, kind }) => `${key} ${kind}`)).toEqual([
    'pond file',
    'pond-quick given',
    'night given',
    'inline given',
    'Redmond DX file',
    'noon file',
  ])
  for (const missing of [null, '<html>', [], 3, { many: Array.from({ length: 10_001 }, () => 1) }])
    expect(readServerList(missing, missing, own)).toEqual([])
})

test('a theme that the client stored is read unchanged, with corners that are not round', () => {
  const { theme } = readTheme({
    _pleroma_theme_version: 2,
    name: 'Pond',
    source: { ...source, radii: { btn: '0' }, opacity: { underlay: '0.6' }, shadows: { panel: [{ color: '--bg' }] } },
  })
  expect(theme.radii).toEqual({ btn: 0 })
  expect(readThemeFile(JSON.parse(JSON.stringify(writeThemeFile(theme))))).toEqual(theme)
})

test('an exported theme has its source and its snapshot, and a palette has its base colours', () => {
  const { theme } = readTheme({
    ...source,
    name: 'Pond',
    radii: { btn: '0' },
    shadows: { panel: [{ x: 1, color: '--bg,5' }], odd: [] },
    fonts: { input: { family: 'Mono' } },
  })
  const file = exportThemeFile(theme)
  expect(file).toMatchObject({
    theme: {
      themeEngineVersion: 3,
      colors: { bg: '#10202a', accent: '#e0b070' },
      opacity: { input: 0.5 },
      radii: { btn: '0', panel: '10' },
      shadows: { panel: [{ x: 1, color: '#182e3d', alpha: 1 }] },
      fonts: { input: { family: 'Mono' }, post: { family: 'inherit' } },
    },
  })
  expect(readTheme(JSON.stringify(file)).theme).toEqual({ ...theme, shadows: { panel: theme.shadows['panel'] } })
  expect(exportPalette(theme)).toEqual({
    name: 'Pond',
    ...pond,
    accent: '#e0b070',
    cRed: '#ff0000',
    cBlue: '#0000ff',
    cGreen: '#00ff00',
    cOrange: '#e3ff00',
  })
  expect(readTheme(exportPalette(theme))).toMatchObject({ form: 'palette', losses: [] })
})
