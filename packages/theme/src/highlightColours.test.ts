import { expect, test } from 'vitest'
import { composite, parseColour, rounded, type Colour } from './colour.ts'
import { contrastRatio } from './contrast.ts'
import { highlightColours } from './highlightColours.ts'
import { presets } from './presets.ts'
import { resolveTheme } from './resolveTheme.ts'

const colours =
  '#ffffff #000000 #808080 #ff0000 #00ff00 #0000ff #ffff00 #00ffff #ff00ff #ff8800 #88ff00 #00ff88 #0088ff #8800ff #ff0088 #7f0000 #007f00 #00007f #fff8dc #131b26'.split(
    ' ',
  )

const read = (text: string): Colour => {
  const colour = parseColour(text)
  if (!colour) throw new Error(`${text} is no colour.`)
  return colour
}

test.each(Object.entries(presets))(
  'in the theme %s text on each highlight is readable, and its mark is distinguishable from the page',
  (_name, source) => {
    const theme = resolveTheme(source)
    const page = theme.solid('bg')
    for (const chosen of colours) {
      const { ground, line, slots } = highlightColours(read(chosen), theme.solid, theme.colour)
      expect(contrastRatio(ground, page), chosen).toBeGreaterThanOrEqual(1.1)
      expect(contrastRatio(line, page), chosen).toBeGreaterThanOrEqual(3)
      const hovered = rounded(composite(theme.colour('hover'), ground))
      const bar = rounded(composite(theme.colour('poll'), ground))
      for (const [slot, colour] of slots) {
        const min = ['accentControl', 'focus', 'inputBorder'].includes(slot) ? 3 : 4.5
        const grounds = slot === 'pollText' ? [ground, page, bar] : [ground, page, hovered]
        for (const on of grounds) expect(contrastRatio(colour, on), `${slot} on ${chosen}`).toBeGreaterThanOrEqual(min)
      }
    }
  },
)

test('a colour that is distinguishable from the page is used at the side', () => {
  const theme = resolveTheme(presets['pleroma-dark'])
  expect(highlightColours(read('#00ff88'), theme.solid, theme.colour).line).toEqual(read('#00ff88'))
})
