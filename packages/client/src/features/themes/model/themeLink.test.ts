import { emptySource, presetNamed, morePresets, presets, themeCss, type ThemeSource } from '@rookery/theme'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressText } from '#lib/addressText.ts'
import { packedText } from '#lib/packedText.ts'
import { propertyRuns } from '../../../../../../scripts/propertyRuns.ts'
import { longestPackedTheme, packedThemeIn, packPalette, packTheme, readThemeLink, themeAddress, type ThemeLinkError } from './themeLink.ts'

const origin = 'https://pond.example'
const terminal = presetNamed('rookery-terminal') ?? emptySource

/** A theme with every part, and numbers that other clients take for nothing. */
const whole: ThemeSource = {
  name: 'Teich 🐟 عين',
  colours: { bg: '#10202a', text: '#c7d2d6', border: '--fg,3', panel: 'transparent' },
  opacity: { underlay: 0, panel: 0.5 },
  radii: { btn: 0, panel: 24 },
  shadows: { popup: [{ x: 0, y: -8, blur: 28, spread: 2, inset: true, colour: '--fg', alpha: 0.45 }], button: [] },
  fonts: { interface: 'Noto Sans, sans-serif' },
}

test('a theme in an address is restored unchanged, and none of it is sent to a server', async () => {
  const all: readonly ThemeSource[] = [whole, ...Object.values(presets), ...Object.values(morePresets)]
  for (const theme of all) {
    const packed = await packTheme(theme)
    const address = themeAddress(origin, packed)
    expect(new URL(address)).toMatchObject({ origin, pathname: '/', search: '', hash: `#theme=${packed}` })
    expect(packedThemeIn(` ${address}\n`)).toBe(packed)
    expect(await readThemeLink(packed)).toEqual(theme)
    expect(packed.length).toBeLessThan(1000)
  }
  for (const text of ['#theme=1abc', `${origin}/#theme=`, `${origin}/#theme=1a b`, `${origin}/?x=#theme`, 'ftp://x/#theme=1abc'])
    expect(packedThemeIn(text)).toBeNull()
})

test('a QR code has only the colours of the palette, and an address that a phone can read quickly', async () => {
  const packed = packPalette({ ...whole, colours: { ...whole.colours, wallpaper: '#112233' } })
  const read = await readThemeLink(packed)
  expect(read).toMatchObject({
    name: whole.name,
    colours: { bg: '#10202a', wallpaper: '#112233', border: '#1a3444' },
    radii: {},
    fonts: {},
  })
  expect(Object.keys((read as ThemeSource).colours)).toHaveLength(11)
  const long = packPalette({ ...terminal, name: '🐟'.repeat(100) })
  expect(await readThemeLink(long)).toMatchObject({ name: '🐟'.repeat(30), colours: { bg: terminal.colours['bg'] } })
  expect(themeAddress(origin, packed).length).toBeLessThan(110)
})

const hostile: readonly (readonly [file: unknown, outcome: ThemeLinkError])[] = [
  [{ source: { colors: Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [at.toString(36), '#'])) } }, 'too large'],
  [`[${'[],'.repeat(10_001)}[]]`, 'too large'],
  [`${'{"a":'.repeat(4000)}1${'}'.repeat(4000)}`, 'too large'],
  [' '.repeat(1_000_000), 'damaged'],
  [[presets['rookery-light']], 'no theme'],
  [7, 'no theme'],
  [{ name: 'x', source: { colors: {} } }, 'no theme'],
  [{ source: { colors: { bg: 'url(https://evil.example/x)', text: '} body { display: none' }, radii: { btn: 'NaN' } } }, 'no theme'],
  ['<!doctype html><script>alert(1)</script>', 'no theme'],
  ['{"source": {"colors"', 'no theme'],
]

test('a foreign link without a theme shows none, and a large one is rejected', async () => {
  for (const [file, outcome] of hostile) {
    const text = typeof file === 'string' ? file : JSON.stringify(file)
    expect.soft(await readThemeLink(`1${await packedText(text)}`), text.slice(0, 40)).toBe(outcome)
  }
  const packed = await packTheme(whole)
  for (const text of ['', '1', '2', packed.slice(0, -20), `3${packed.slice(1)}`, '1%%%', `2${addressText(new Uint8Array(20))}`])
    expect.soft(await readThemeLink(text), text).toBe('damaged')
  expect(await readThemeLink(`1${'A'.repeat(longestPackedTheme)}`)).toBe('too large')
})

test('a name in a link is one short line that reverses no text', async () => {
  const read = await readThemeLink(await packTheme({ ...whole, name: `\u202Egnp\u2066.\u200Fa\nb${'x'.repeat(10_000)}` }))
  expect(read).toMatchObject({ name: `gnp.a b${'x'.repeat(93)}` })
})

test('a theme from any link has colours, lengths and fonts, and no rules or addresses', async () => {
  const value = fc.oneof(fc.constantFrom('#fff', '--bg,3', '} body {', 'url(//evil.example)', 'NaN', '1e999'), fc.jsonValue())
  const part = fc.dictionary(fc.oneof(fc.constantFrom('bg', 'text', 'btn', 'panel', 'popup', 'interface', '__proto__'), fc.string()), value)
  const source = fc.record({ colors: part, opacity: part, radii: part, shadows: part, fonts: part })
  await fc.assert(
    fc.asyncProperty(source, fc.string({ unit: 'binary' }), fc.uint8Array(), async (drawn, name, bytes) => {
      const links = [`1${await packedText(JSON.stringify({ name, source: drawn }))}`, `1${addressText(bytes)}`, `2${addressText(bytes)}`]
      for (const link of links) {
        const read = await readThemeLink(link)
        if (typeof read === 'object') expect(themeCss(read)).not.toMatch(/[{}<@\\]|url\(|evil\./)
      }
    }),
    { numRuns: propertyRuns(40) },
  )
})
