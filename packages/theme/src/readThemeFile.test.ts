import { describe, expect, test } from 'vitest'
import { readStylesList } from './readStylesList.ts'
import { readThemeFile, ThemeFileError } from './readThemeFile.ts'
import { writeThemeFile } from './writeThemeFile.ts'
import { deriveTheme } from './deriveTheme.ts'

const file = {
  _pleroma_theme_version: 2,
  name: 'Pond Dark',
  source: {
    themeEngineVersion: 3,
    fonts: { interface: { family: 'sans-serif' } },
    shadows: { panel: [{ x: '0', y: 2, blur: '9', spread: 0, inset: false, color: '#001018', alpha: '0.4' }] },
    opacity: { underlay: '0.6' },
    colors: { bg: '#10202a', text: '#c7d2d6', border: '--fg,3', topBarLink: '--topBarText', panel: 'transparent', somethingNew: '#123456' },
    radii: { btn: '3', panel: '3' },
  },
  theme: { colors: { bg: '#000000' }, opacity: {}, radii: {}, shadows: {}, fonts: {} },
}

describe('a theme file', () => {
  test('is read with its strings as numbers', () => {
    expect(readThemeFile(file)).toEqual({
      name: 'Pond Dark',
      colours: file.source.colors,
      opacity: { underlay: 0.6 },
      radii: { btn: 3, panel: 3 },
      shadows: { panel: [{ x: 0, y: 2, blur: 9, spread: 0, inset: false, colour: '#001018', alpha: 0.4 }] },
      fonts: { interface: 'sans-serif' },
    })
  })

  test('derives to a page with its own values', () => {
    expect(deriveTheme(readThemeFile(file))).toMatchObject({
      '--bg': '#10202a',
      '--panel': '#10202a00',
      '--radius-btn': '3px',
      '--radius-input': '4px',
      '--shadow-panel': '0px 2px 9px 0px #00101866',
      '--font-interface': 'sans-serif',
    })
  })

  test.each([
    ['2', '#10202a'],
    [3, '#10202a'],
    [1, '#000000'],
    [undefined, '#000000'],
  ])('with the engine version %s gives the background %s', (themeEngineVersion, bg) => {
    expect(readThemeFile({ ...file, source: { ...file.source, themeEngineVersion } }).colours['bg']).toBe(bg)
  })

  test('with only a snapshot is read from that', () => {
    expect(readThemeFile({ _pleroma_theme_version: 2, name: 'Old', theme: { colors: { bg: '#111111' } } }).colours).toEqual({
      bg: '#111111',
    })
  })

  test('with only a source of no known version is read from that', () => {
    expect(readThemeFile({ _pleroma_theme_version: 2, source: { colors: { bg: '#111111' } } }).colours).toEqual({ bg: '#111111' })
  })

  test('without a number of its engine is brought to engine 3', () => {
    const layer = { x: 0, y: 0, blur: 4, spread: 0, color: '--input,5', alpha: 1 }
    const old = {
      colors: { bg: '#111111', lightBg: '#222222', btnText: '#eeeeee' },
      opacity: { input: '0.3' },
      shadows: { button: [layer, { ...layer, color: '#000000' }, { ...layer, color: '--link', alpha: 0.2 }] },
    }
    const read = readThemeFile({ _pleroma_theme_version: 2, theme: old })
    expect(read.colours).toEqual({
      bg: '#111111',
      highlight: '#222222',
      btnText: '#eeeeee',
      btnPanelText: '#eeeeee',
      btnTopBarText: '#eeeeee',
    })
    expect(read.shadows['button']?.map(({ alpha }) => alpha)).toEqual([0.3, 1, 1])
    const now = readThemeFile({ _pleroma_theme_version: 2, theme: { ...old, themeEngineVersion: 3 } })
    expect(now.colours).toEqual(old.colors)
    expect(now.shadows['button']?.map(({ alpha }) => alpha)).toEqual([1, 1, 0.2])
  })

  test('keeps the lengths that authors draw gradients with', () => {
    const panel = [{ x: '-2000', y: 0, blur: 2200, spread: '1024', color: '#000000', alpha: 1 }]
    const read = readThemeFile({
      _pleroma_theme_version: 2,
      source: { themeEngineVersion: 3, colors: { bg: '#111111' }, shadows: { panel } },
    })
    expect(deriveTheme(read)['--shadow-panel']).toBe('-2000px 0px 2200px 1024px #000000')
  })

  test('of an earlier release gives its colours to the names of today', () => {
    const colors = { bg: '#111111', highlightFaint: '#222222', popoverFaint: '#333333', popoverFaintText: '#444444' }
    const read = readThemeFile({ _pleroma_theme_version: 2, source: { themeEngineVersion: 3, colors } })
    expect(read.colours).toEqual({ bg: '#111111', highlightFaintText: '#222222', popoverFaintText: '#444444' })
  })

  test('of version 1 has everything at the top', () => {
    expect(readThemeFile({ _pleroma_theme_version: 1, name: 'V1', colors: { bg: '#111111' }, radii: { btn: '9' } })).toMatchObject({
      name: 'V1',
      colours: { bg: '#111111' },
      radii: { btn: 9 },
    })
  })

  test('loses what makes no sense, and keeps the rest', () => {
    const odd = { bg: '#111111', text: 7, link: null, __proto__x: '#fff', 'a b': '#fff' }
    const read = readThemeFile({
      _pleroma_theme_version: 2,
      source: { themeEngineVersion: 3, colors: odd, radii: { btn: 'wide', panel: -4 }, opacity: { alert: 9 } },
    })
    expect(read).toMatchObject({ colours: { bg: '#111111' }, radii: { panel: 0 }, opacity: { alert: 1 } })
  })

  test.each([
    null,
    [],
    'theme',
    7,
    {},
    { _pleroma_theme_version: 3, source: file.source },
    { _pleroma_theme_version: 2 },
    { _pleroma_theme_version: 2, source: { colors: {} } },
  ])('like %j is rejected', (unsupported) => {
    expect(() => readThemeFile(unsupported)).toThrow(ThemeFileError)
  })

  test('that was written is read back as it was', () => {
    const theme = readThemeFile(file)
    expect(readThemeFile(JSON.parse(JSON.stringify(writeThemeFile(theme))))).toEqual(theme)
  })
})

describe('the list of styles', () => {
  const readList = (file: unknown) => readStylesList(file, (path) => (path.startsWith('/static/') ? path : null))

  test('offers files by path and themes of nine words, in order', () => {
    const list = readList({
      'pond-dark': '/static/themes/pond-dark.json',
      'pond-quick': ['Pond quick', '#10202a', '#1b3038', '#c7d2d6', '#e0b070', '#d03030', '#30a040', '#3090e0', '#e0a030'],
    })
    expect(list).toMatchObject([
      { kind: 'file', key: 'pond-dark', path: '/static/themes/pond-dark.json' },
      {
        kind: 'quick',
        key: 'pond-quick',
        theme: {
          name: 'Pond quick',
          colours: {
            bg: '#10202a',
            fg: '#1b3038',
            text: '#c7d2d6',
            link: '#e0b070',
            cRed: '#d03030',
            cGreen: '#30a040',
            cBlue: '#3090e0',
            cOrange: '#e0a030',
          },
        },
      },
    ])
  })

  test('leads to no other server', () => {
    expect(readList({ a: '//evil.example/x.json', b: '/static/x.json' })).toEqual([{ kind: 'file', key: 'b', path: '/static/x.json' }])
  })

  test.each([null, '<html>', [], 3])('that is %j is empty', (missing) => {
    expect(readList(missing)).toEqual([])
  })

  test('loses entries of another form', () => {
    expect(readList({ a: 1, b: ['x'], c: { name: 'x' }, d: ['x', 1, 2, 3, 4, 5, 6, 7, 8] })).toEqual([])
  })
})
