import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyRuns } from '../../../scripts/propertyRuns.ts'
import { formatColour, parseColour, type Colour } from './colour.ts'
import { confusedMeanings, meaningPairs, seenWith, visions } from './vision.ts'

const colourOf = (text: string): Colour => parseColour(text) ?? { r: 0, g: 0, b: 0, a: 1 }

test('each kind of colour blindness changes colours by its matrix, and leaves greys unchanged', () => {
  // Computed from the matrices with the sRGB curve; browsers' own simulation shows the same.
  const seen = {
    protanopia: ['#6d5f00', '#ffe500', '#0059ff'],
    deuteranopia: ['#a39000', '#efd63a', '#003dfb'],
    tritanopia: ['#ff000f', '#00f7d9', '#006b96'],
  }
  for (const vision of visions) {
    expect(
      ['#ff0000', '#00ff00', '#0000ff'].map((text) => formatColour(seenWith(vision, colourOf(text)))),
      vision,
    ).toEqual(seen[vision])
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 255 }), fc.double({ min: 0, max: 1, noNaN: true }), (grey, a) => {
        expect(seenWith(vision, { r: grey, g: grey, b: grey, a })).toEqual({ r: grey, g: grey, b: grey, a })
      }),
      { numRuns: propertyRuns(100) },
    )
  }
})

test('names the meanings that a kind of colour blindness makes indistinguishable, most similar first', () => {
  // Red and green of the same lightness, for eyes without medium cones; blue and orange stay far apart.
  const alike = { cRed: colourOf('#c8716b'), cGreen: colourOf('#8a8a3a'), cBlue: colourOf('#5aa9ff'), cOrange: colourOf('#ffd23f') }
  expect(meaningPairs(alike)).toHaveLength(18)
  const confused = confusedMeanings(alike)
  expect(confused[0]).toMatchObject({ vision: 'deuteranopia', first: 'cRed', second: 'cGreen' })
  expect(confused.map(({ difference }) => difference)).toEqual(confused.map(({ difference }) => difference).toSorted((a, b) => a - b))
  expect(confused.some(({ first, second }) => first === 'cBlue' && second === 'cOrange')).toBe(false)
  const apart = { cRed: colourOf('#ff7684'), cGreen: colourOf('#b3ffeb'), cBlue: colourOf('#62b6ff'), cOrange: colourOf('#fed200') }
  expect(confusedMeanings(apart)).toEqual([])
})
