import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultFonts, defaultRadii, defaultShadows, emptySource, type ThemeSource } from './ThemeSource.ts'
import { deriveTheme } from './deriveTheme.ts'
import { readThemeFile } from './forms/readThemeFile.ts'
import { ThemeFileError } from './forms/ThemeFileError.ts'
import { opacityNames, slotNames } from './interfaceSlots.ts'
import { themeCss } from './presetCss.ts'
import { propertyRuns } from '../../../scripts/propertyRuns.ts'

const attacks = [
  'url(https://evil.example/x)',
  '} body { display: none',
  'red; background: url(//evil.example)',
  '--bg,1e999',
  '--bg,1); } * { x: (',
  '--text',
  '*/ @import "//evil.example"; /*',
  'var(--x)',
  'expression(1)',
  '</style><script>',
  '\\22 ',
  '"',
]
const value = fc.oneof(
  fc.constantFrom(...attacks),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.jsonValue(),
  fc.constantFrom('#fff', 'transparent', '12'),
)
const layer = fc.record({ x: value, y: value, blur: value, spread: value, inset: value, color: value, alpha: value }, { requiredKeys: [] })
const names = (...known: readonly string[]) => fc.oneof(fc.constantFrom(...known, '__proto__', 'constructor', 'x:y', 'a;b'), fc.string())
const body = fc.record({
  themeEngineVersion: fc.constant(3),
  colors: fc.dictionary(names(...slotNames), value),
  opacity: fc.dictionary(names(...opacityNames), value),
  radii: fc.dictionary(names(...Object.keys(defaultRadii)), value),
  shadows: fc.dictionary(names(...Object.keys(defaultShadows)), fc.oneof(value, fc.array(fc.oneof(layer, value)))),
  fonts: fc.dictionary(names(...Object.keys(defaultFonts)), fc.oneof(value, fc.record({ family: value }))),
})

const colour = '#[0-9a-f]{6}(?:[0-9a-f]{2})?'
const length = '-?\\d+(?:\\.\\d+)?(?:e-\\d+)?px'
const shadow = `(?:inset )?${length} ${length} ${length} ${length} ${colour}`
const drop = `drop-shadow\\(${length} ${length} ${length} ${colour}\\)`
const family = '(?:[a-z-]+|"[\\p{L}\\p{M}\\p{N} _-]+"|\'[A-Za-z ]+\'|Roboto|Arial|Menlo|Consolas)'
const forms = [
  [/^--(?!radius-|shadow-|font-)[A-Za-z]+$/, new RegExp(`^${colour}$`)],
  [/^--radius-/, new RegExp(`^${length}$`)],
  [/^--shadow-\w+Filter$/, new RegExp(`^(?:none|${drop}(?: ${drop})*)$`)],
  [/^--shadow-/, new RegExp(`^(?:none|${shadow}(?:, ${shadow})*)$`)],
  [/^--font-/, new RegExp(`^(?:-apple-system|${family})(?:, (?:-apple-system|${family}))*$`, 'u')],
] as const

/** Any text at all says one of these for a property, or nothing. */
function expectSafe(theme: ThemeSource): void {
  const properties = deriveTheme(theme)
  for (const [property, text] of Object.entries(properties)) {
    const form = forms.find(([name]) => name.test(property))?.[1]
    expect(form, property).toBeDefined()
    expect(text, property).toMatch(form ?? /^$/)
  }
  expect(Object.keys(properties)).toEqual(order)
  expect(themeCss(theme)).not.toMatch(/[{}<@\\]|url\(|\/\*|evil\./)
}

const order = Object.keys(deriveTheme(emptySource))

test('a hostile theme file yields only colours, lengths, shadows and font names, or is rejected', () => {
  fc.assert(
    fc.property(body, (source) => {
      let theme
      try {
        theme = readThemeFile({ _pleroma_theme_version: 2, name: attacks[1], source })
      } catch (error) {
        expect(error).toBeInstanceOf(ThemeFileError)
        return
      }
      expectSafe(theme)
    }),
    { numRuns: propertyRuns(60) },
  )
})

test('an unsanitized source gives the same properties in the same order, with safe values', () => {
  const number = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1e9, 40))
  const colour = fc.oneof(
    fc.constantFrom(...attacks, ...slotNames.map((name) => `--${name}`), ...slotNames.map((name) => `--${name},-24.2`)),
    fc.constantFrom('#fff', '#10203a', '#10203a80', 'transparent', 'TRANSPARENT', '--nobody', '--nobody,3', '--mine'),
    fc.string(),
  )
  const layer = fc.record({ x: number, y: number, blur: number, spread: number, inset: fc.boolean(), colour, alpha: number })
  const source = fc.record({
    name: fc.string(),
    colours: fc.dictionary(names(...slotNames, 'mine'), colour, { size: 'large' }),
    opacity: fc.dictionary(names(...opacityNames), number),
    radii: fc.dictionary(names(...Object.keys(defaultRadii)), number),
    shadows: fc.dictionary(names(...Object.keys(defaultShadows)), fc.array(layer)),
    fonts: fc.dictionary(names(...Object.keys(defaultFonts)), fc.oneof(fc.constantFrom(...attacks), fc.string())),
  })
  fc.assert(fc.property(source, expectSafe), { numRuns: propertyRuns(60) })
})

test('ten thousand slots, long chains and reference cycles terminate', () => {
  const chain = Array.from({ length: 10_000 }, (_, index) => [`own${index}`, `--own${index + 1}`] as const)
  const colours = {
    ...Object.fromEntries(chain),
    bg: '--own0',
    fg: '--bg',
    text: '--faint',
    faint: '--text,10',
    link: '--link',
    accent: '--link',
  }
  expectSafe({ ...emptySource, colours })
  expectSafe({ ...emptySource, colours: Object.fromEntries(slotNames.map((name) => [name, 'transparent'])) })
})
