import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultFonts, defaultRadii, defaultShadows } from './ThemeSource.ts'
import { deriveTheme } from './deriveTheme.ts'
import { readThemeFile } from './forms/readThemeFile.ts'
import { ThemeFileError } from './forms/ThemeFileError.ts'
import { opacityNames, slotNames } from './slots.ts'
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
const family = '(?:[a-z-]+|"[\\p{L}\\p{M}\\p{N} _-]+"|\'[A-Za-z ]+\'|Roboto|Arial|Menlo|Consolas)'
const forms = [
  [/^--(?!radius-|shadow-|font-)[A-Za-z]+$/, new RegExp(`^${colour}$`)],
  [/^--radius-/, new RegExp(`^${length}$`)],
  [/^--shadow-/, new RegExp(`^(?:none|${shadow}(?:, ${shadow})*)$`)],
  [/^--font-/, new RegExp(`^(?:-apple-system|${family})(?:, (?:-apple-system|${family}))*$`, 'u')],
] as const

test('a file of a stranger gives colours, lengths, shadows and names of fonts, and nothing else, whatever stands in it', () => {
  fc.assert(
    fc.property(body, (source) => {
      let theme
      try {
        theme = readThemeFile({ _pleroma_theme_version: 2, name: attacks[1], source })
      } catch (error) {
        expect(error).toBeInstanceOf(ThemeFileError)
        return
      }
      for (const [property, text] of Object.entries(deriveTheme(theme))) {
        const form = forms.find(([name]) => name.test(property))?.[1]
        expect(form, property).toBeDefined()
        expect(text, property).toMatch(form ?? /^$/)
      }
      expect(themeCss(theme)).not.toMatch(/[{}<@\\]|url\(|\/\*|evil\./)
    }),
    { numRuns: propertyRuns(60) },
  )
})
