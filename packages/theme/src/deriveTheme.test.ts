import { expect, test } from 'vitest'
import { colourSchemeOf, deriveTheme } from './deriveTheme.ts'
import { presets } from './presets.ts'
import { slotNames } from './interfaceSlots.ts'
import { emptySource, type Shadow, type ThemeSource } from './ThemeSource.ts'

const source: ThemeSource = { ...emptySource, colours: { bg: '#10202a', text: '#c7d2d6', link: '#e0b070' } }
const shadow: Shadow = { x: 0, y: 2, blur: 9, spread: 0, inset: false, colour: '#001018', alpha: 0.4 }

test('a theme is a property for each slot, radius, shadow and font', () => {
  const properties = deriveTheme(source)
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(slotNames.map((name) => `--${name}`)))
  expect(properties['--radius-panel']).toBe('10px')
  expect(properties['--shadow-panel']).toBe('1px 1px 4px 0px #00000099')
  expect(properties['--shadow-panelHeader']).toBe('none')
  expect(properties['--radius-chatMessage']).toBe('10px')
  expect(properties['--font-interface']).toContain('system-ui')
})

test('all values can be written into a rule unchanged', () => {
  const bad = Object.entries(deriveTheme(source)).filter(
    ([name, value]) => !/^--[A-Za-z-]+$/.test(name) || /[;{}<>\\]|url|expression/i.test(value),
  )
  expect(bad).toEqual([])
})

test('a foreign file cannot add its own rules', () => {
  const hostile: ThemeSource = {
    name: 'x',
    colours: { ...source.colours, border: 'red;} body{display:none', 'x;y': '#123456', header: '#123456' },
    opacity: { alert: Number.NaN },
    radii: { btn: 1e9, panel: Number.NaN },
    shadows: { panel: [{ ...shadow, colour: 'url(https://evil.example/)', blur: 1e9, x: Number.POSITIVE_INFINITY }] },
    fonts: { interface: 'Comic"; } * { color: red', post: 'serif, url(x)' },
  }
  const properties = deriveTheme(hostile)
  expect(Object.values(properties).join(' ')).not.toMatch(/[;{}]|url\(|evil/)
  expect(properties['--radius-btn']).toBe('200px')
  expect(properties['--font-interface']).toBe('"Comic color red"')
  expect(properties['--font-post']).toBe('serif, "urlx"')
  expect(properties['--header']).toBeUndefined()
})

test('shadows are written in order, with the colour of a slot if they name one', () => {
  const shadows = { panel: [shadow, { ...shadow, inset: true, colour: '--link', alpha: 1 }], popup: [] }
  expect(deriveTheme({ ...source, shadows })).toMatchObject({
    '--shadow-panel': '0px 2px 9px 0px #00101866, inset 0px 2px 9px 0px #e0b070',
    '--shadow-popup': 'none',
  })
})

test('shadows of images are filters as well: outer layers that do not spread, with half the blur', () => {
  const avatar = [shadow, { ...shadow, inset: true }, { ...shadow, spread: 2 }, { ...shadow, x: 1, colour: '--link', alpha: 1 }]
  expect(deriveTheme({ ...source, shadows: { avatar } })).toMatchObject({
    '--shadow-avatarFilter': 'drop-shadow(0px 2px 4.5px #00101866) drop-shadow(1px 2px 4.5px #e0b070)',
    '--shadow-avatarStatusFilter': 'none',
  })
  expect(deriveTheme(source)['--shadow-avatarFilter']).toBe('drop-shadow(0px 1px 4px #000000b3)')
})

test('the browser renders its own controls dark for dark themes and light for light ones', () => {
  expect(colourSchemeOf(presets['pleroma-dark'])).toBe('dark')
  expect(colourSchemeOf(presets['rookery-light'])).toBe('light')
})
