import { converter, parse, wcagContrast } from 'culori'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { black, composite, formatColour, mix, parseColour, white, type Colour } from './colour.ts'
import { contrastLevel, contrastRatio, luminance, nearestReadable } from './contrast.ts'
import { fromOklch, toOklch } from './oklch.ts'

const channel = fc.integer({ min: 0, max: 255 })
const opaque = fc.record({ r: channel, g: channel, b: channel, a: fc.constant(1) })
const toOracle = converter('oklch')

test.each([
  ['#abc', '#aabbcc'],
  ['#ABCD', '#aabbccdd'],
  ['10202a', '#10202a'],
  ['#10202A', '#10202a'],
  ['#10202a80', '#10202a80'],
  ['rgb(16, 32, 42)', '#10202a'],
  ['rgba(16, 32, 42, .5)', '#10202a80'],
  ['rgb(16 32 42 / 50%)', '#10202a80'],
  ['transparent', '#00000000'],
  ['rgb(999, 0, 0)', '#ff0000'],
])('"%s" is read as %s', (text, expected) => {
  const colour = parseColour(text)
  expect(colour && formatColour(colour)).toBe(expected)
})

test.each(['', 'red', '#12', '#12345', '--bg', 'url(x)', 'rgb(1,2)', '#gggggg', '#10202a;color:red'])('"%s" is not a colour', (text) => {
  expect(parseColour(text)).toBeNull()
})

test('a formatted colour is parsed to the same colour', () => {
  fc.assert(
    fc.property(opaque, (colour) => {
      expect(parseColour(formatColour(colour))).toEqual(colour)
    }),
  )
  expect(parseColour('#01020304')).toEqual({ r: 1, g: 2, b: 3, a: 4 / 255 })
})

test('lightness, chroma and hue agree with culori', () => {
  fc.assert(
    fc.property(opaque, (colour) => {
      const own = toOklch(colour)
      const oracle = toOracle(parse(formatColour(colour)))
      expect(own.l).toBeCloseTo(oracle?.l ?? 0, 4)
      expect(own.c).toBeCloseTo(oracle?.c ?? 0, 4)
    }),
  )
})

test('a colour survives the conversion to OKLCH and back', () => {
  fc.assert(
    fc.property(opaque, (colour) => {
      expect(formatColour(fromOklch(toOklch(colour)))).toBe(formatColour(colour))
    }),
  )
})

test('a colour outside of every display’s range retains its lightness and loses chroma', () => {
  const shown = toOklch(fromOklch({ l: 0.7, c: 0.5, h: 2 }))
  expect(shown.l).toBeCloseTo(0.7, 2)
  expect(shown.c).toBeLessThan(0.3)
})

test('the contrast ratio agrees with culori', () => {
  fc.assert(
    fc.property(opaque, opaque, (text, ground) => {
      expect(contrastRatio(text, ground)).toBeCloseTo(wcagContrast(formatColour(text), formatColour(ground)), 2)
    }),
  )
})

test('the contrast of translucent text is measured after compositing', () => {
  const half: Colour = { r: 255, g: 255, b: 255, a: 0.5 }
  expect(contrastRatio(half, black)).toBeCloseTo(wcagContrast('rgb(127.5 127.5 127.5)', '#000'), 1)
  expect(composite(half, black)).toEqual({ r: 127.5, g: 127.5, b: 127.5, a: 1 })
})

test.each([
  [4.49, null],
  [4.5, 'AA'],
  [6.99, 'AA'],
  [7, 'AAA'],
])('a ratio of %s has the level %s', (ratio, level) => {
  expect(contrastLevel(ratio)).toBe(level)
})

test('a readable colour stays unchanged', () => {
  expect(nearestReadable(white, [{ r: 10, g: 10, b: 10, a: 1 }])).toBe(white)
})

test('an unreadable colour is moved until it is readable, on any single background', () => {
  fc.assert(
    fc.property(opaque, opaque, (expected, ground) => {
      expect(contrastRatio(nearestReadable(expected, [ground]), ground)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('the correction retains the hue', () => {
  const corrected = nearestReadable({ r: 120, g: 30, b: 30, a: 1 }, [{ r: 20, g: 20, b: 20, a: 1 }])
  expect(toOklch(corrected).h).toBeCloseTo(toOklch({ r: 120, g: 30, b: 30, a: 1 }).h, 1)
  expect(luminance(corrected)).toBeGreaterThan(luminance({ r: 120, g: 30, b: 30, a: 1 }))
})

test('if no colour is readable on all backgrounds, the best one is used', () => {
  const grounds = [black, white]
  const min = nearestReadable({ r: 255, g: 0, b: 0, a: 1 }, grounds)
  expect(Math.min(...grounds.map((ground) => contrastRatio(min, ground)))).toBeGreaterThan(4)
})

test('mixing interpolates from the first to the second', () => {
  expect(formatColour(mix(black, white, 0.25))).toBe('#404040')
})
