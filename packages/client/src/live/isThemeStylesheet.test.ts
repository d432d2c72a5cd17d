import { presets, themeCss } from '@rookery/theme'
import { expect, test } from 'vitest'
import { isThemeStylesheet } from './isThemeStylesheet.ts'

const stylesheetOf = (name: string, declarations: string) => `:root[data-theme="${name}"] {\n${declarations}\n}`
const good = stylesheetOf('pond', 'color-scheme: dark;\n--bg: #102030;')

test.each(Object.entries(presets))('the stylesheet of %s is accepted', (name, theme) => {
  expect(isThemeStylesheet(stylesheetOf(name, themeCss(theme)))).toBe(true)
})

test('the two rules of a pair are accepted', () => {
  expect(isThemeStylesheet(`${good}\n${good}`)).toBe(true)
})

test('a theme of fonts, shadows and an odd name is accepted', () => {
  const [theme] = Object.values(presets)
  if (!theme) throw new Error('There is no preset.')
  const odd = { ...theme, fonts: { interface: '"Comic Sans MS", "a\'b", Noto Sans, sans-serif' } }
  expect(isThemeStylesheet(stylesheetOf(String.raw`Redmond\ \"XX\"`, themeCss(odd)))).toBe(true)
})

test.each([
  ['nothing', ''],
  ['a rule for everything', 'body { display: none }'],
  ['a second rule', `${good} body { display: none }`],
  ['three rules', [good, good, good].join('\n')],
  ['a rule before it', `body{}${good}`],
  ['an import', `@import "https://evil.test/a.css";\n${good}`],
  ['a rule within', stylesheetOf('pond', 'color-scheme: dark;\n--bg: #102030;\n& body { display: none; }')],
  ['another property', stylesheetOf('pond', 'color-scheme: dark;\ndisplay: none;')],
  ['a picture', stylesheetOf('pond', 'color-scheme: dark;\n--wallpaper: url(https://evil.test/);')],
  ['a picture in another way', stylesheetOf('pond', 'color-scheme: dark;\n--wallpaper: IMAGE-SET("https://evil.test/" 1x);')],
  ['a picture with an escape', stylesheetOf('pond', 'color-scheme: dark;\n--wallpaper: \\75rl(https://evil.test/);')],
  ['an end of the selector', stylesheetOf('pond"], body, [a="', 'color-scheme: dark;').replace('"], body', '"],\nbody')],
  ['two selectors', stylesheetOf('pond"],*,[a="b', 'color-scheme: dark;')],
  ['more than a theme is', stylesheetOf('pond', `color-scheme: dark;\n--bg: ${'x'.repeat(40_000)};`)],
])('a stylesheet with %s is rejected', (_, css) => {
  expect(isThemeStylesheet(css)).toBe(false)
})
