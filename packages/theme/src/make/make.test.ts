import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyRuns } from '../../../../scripts/propertyRuns.ts'
import { black, parseColour, white, type Colour } from '../colour.ts'
import { contrastRatio } from '../contrast.ts'
import { toOklch } from '../oklch.ts'
import { differenceOf, toOklab } from '../oklab.ts'
import { makeReadable } from '../readable/makeReadable.ts'
import { colourSchemeOf } from '../deriveTheme.ts'
import type { ThemeSource } from '../ThemeSource.ts'
import { wayTo } from './hues.ts'
import { paletteFromImage } from './paletteFromImage.ts'
import { randomTheme } from './randomTheme.ts'
import { themeFromColour } from './themeFromColour.ts'
import { themeFromColours } from './themeFromColours.ts'
import { themesFromImage } from './themesFromImage.ts'

const channel = fc.integer({ min: 0, max: 255 })
const colour: fc.Arbitrary<Colour> = fc.record({ r: channel, g: channel, b: channel, a: fc.constant(1) })
const scheme = fc.constantFrom<'dark' | 'light'>('dark', 'light')
const slotOf = (theme: ThemeSource, slot: string): Colour => parseColour(theme.colours[slot] ?? '') ?? { r: 0, g: 0, b: 0, a: 0 }
const unreadableIn = (theme: ThemeSource) => {
  const { changes, unreadable } = makeReadable(theme, 'AA')
  return [...changes, ...unreadable].map(({ slot, ground }) => `${slot} on ${ground}`)
}

test('three colours of any kind make a readable theme, on that background', () => {
  fc.assert(
    fc.property(colour, colour, colour, (background, text, accent) => {
      const theme = themeFromColours({ background, text, accent })
      // In the middle between black and white no text could be read on all surfaces.
      const room = Math.max(contrastRatio(white, background), contrastRatio(black, background))
      if (room > 9) expect(slotOf(theme, 'bg')).toEqual(background)
      expect(Math.abs(toOklch(slotOf(theme, 'bg')).l - toOklch(background).l)).toBeLessThan(0.2)
      expect(slotOf(theme, 'accent')).toEqual(accent)
      expect(unreadableIn(theme)).toEqual([])
    }),
    { numRuns: propertyRuns(60) },
  )
})

test('three readable colours stay unchanged', () => {
  const [background, text, accent] = ['#16202a', '#dfe6ec', '#f0a860'].map((hex) => parseColour(hex))
  if (!background || !text || !accent) throw new Error('not a colour')
  expect(themeFromColours({ background, text, accent }, 'Mine')).toMatchObject({
    name: 'Mine',
    colours: { bg: '#16202a', text: '#dfe6ec', link: '#f0a860', accent: '#f0a860' },
  })
})

test('one colour, or a random start, makes a readable theme of the requested scheme', () => {
  fc.assert(
    fc.property(colour, scheme, fc.integer({ min: 1, max: 2 ** 31 }), (accent, wish, seed) => {
      const ofOne = themeFromColour(accent, wish)
      let state = seed
      const chance = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
      const byChance = randomTheme(chance, wish)
      for (const theme of [ofOne, byChance]) {
        expect(colourSchemeOf(theme)).toBe(wish)
        expect(unreadableIn(theme)).toEqual([])
        // Quiet surfaces: a hue, but no more.
        expect(toOklch(slotOf(theme, 'bg')).c).toBeLessThan(0.05)
        expect(toOklch(slotOf(theme, 'link')).c).toBeLessThanOrEqual(Math.max(0.17, toOklch(accent).c + 0.01))
      }
    }),
    { numRuns: propertyRuns(60) },
  )
  const [first, second] = [randomTheme(() => 0.25), randomTheme(() => 0.25)]
  expect(first).toEqual(second)
  expect(randomTheme(() => 0.75)).not.toEqual(first)
})

/** An image of stripes, each of a colour and some rows of 64 pixels. */
function striped(...stripes: readonly (readonly [hex: string, rows: number])[]) {
  const pixels = stripes.flatMap(([hex, rows]) => {
    const { r = 0, g = 0, b = 0, a = 0 } = parseColour(hex) ?? {}
    return Array.from({ length: rows * 64 }, () => [r, g, b, a * 255]).flat()
  })
  return { pixels, width: 64, height: stripes.reduce((sum, [, rows]) => sum + rows, 0) }
}

/** A night by the sea: much dark blue, some teal, a little orange. */
const night = striped(['#10182c', 40], ['#1d5c66', 14], ['#e9924a', 4], ['#f3e9d8', 6])

test('an image is reduced to its colours, the largest area first, without transparent pixels', () => {
  const found = paletteFromImage(night)
  expect(found).toHaveLength(4)
  expect(found.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  for (const [index, [hex, share]] of (
    [
      ['#10182c', 40 / 64],
      ['#1d5c66', 14 / 64],
      ['#f3e9d8', 6 / 64],
      ['#e9924a', 4 / 64],
    ] as const
  ).entries()) {
    expect(
      differenceOf(toOklab(found[index]?.colour ?? { r: 0, g: 0, b: 0, a: 1 }), toOklab(parseColour(hex) ?? { r: 0, g: 0, b: 0, a: 1 })),
    ).toBeLessThan(0.01)
    expect(found[index]?.share).toBeCloseTo(share, 2)
  }
  expect(paletteFromImage(striped(['#ff000010', 64]))).toEqual([])
})

test('an image makes a dark and a light theme in its colours; any bytes make readable ones', () => {
  const { dark, light } = themesFromImage(night)
  expect([colourSchemeOf(dark), colourSchemeOf(light)]).toEqual(['dark', 'light'])
  const orange = toOklch(parseColour('#e9924a') ?? { r: 0, g: 0, b: 0, a: 1 })
  for (const theme of [dark, light]) {
    expect(Math.abs(wayTo(toOklch(slotOf(theme, 'accent')).h, orange.h)), 'the accent is the orange').toBeLessThan(0.1)
    expect(unreadableIn(theme)).toEqual([])
  }
  const navy = toOklch(parseColour('#10182c') ?? { r: 0, g: 0, b: 0, a: 1 })
  expect(Math.abs(wayTo(toOklch(slotOf(dark, 'bg')).h, navy.h)), 'the dark page is the night').toBeLessThan(0.2)
  expect(themesFromImage(night)).toEqual({ dark, light })
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 0, maxLength: 400 }), (pixels) => {
      for (const theme of Object.values(themesFromImage({ pixels, width: 10, height: 10 }))) expect(unreadableIn(theme)).toEqual([])
    }),
    { numRuns: propertyRuns(30) },
  )
})
