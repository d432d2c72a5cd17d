import { wcagContrast } from 'culori'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyRuns } from '../../../../scripts/propertyRuns.ts'
import { blackOrWhite, contrastOf, directionFrom, hexOf, inverted, lighter, mean, over, readHex, textOn, type Rgb } from './arithmetic.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

function read(text: string): Rgb {
  const colour = readHex(text)
  if (!colour) throw new Error(`${text} is no colour.`)
  return colour
}

test('the steps give the same colours as the engine of other clients, for a theme of four colours', () => {
  const steps: readonly (readonly [slot: string, made: Rgb, golden: string])[] = [
    ['border', lighter(read('#e6ecf0'), -2), '#e0e8ed'],
    ['btnToggled', lighter(read('#e6ecf0'), -20), '#a7bcca'],
    ['postLink', textOn(read('#f8fafd'), read('#0084b8'), 'keep'), '#47cbff'],
    ['panelLink', inverted(inverted(read('#0084b8'))), '#0083b9'],
    ['icon', mean(read('#f8fafd'), read('#14171a')), '#86898c'],
    ['poll', over(read('#0084b8'), 0.4, read('#f8fafd')), '#95cbe2'],
    ['badgeNotificationText', blackOrWhite(read('#e0245e')), '#ffffff'],
    ['alertPopupErrorText', textOn(read('#e0245e'), read('#e0245e'), 'free'), '#ffffff'],
  ]
  for (const [slot, made, golden] of steps) expect.soft(hexOf(made), slot).toBe(golden)
})

test('a colour has six digits, of eight the first six count, and any other text is not one', () => {
  expect(readHex(' #AbCdEf ')).toEqual({ r: 0xab, g: 0xcd, b: 0xef })
  expect(readHex('#01020380')).toEqual({ r: 1, g: 2, b: 3 })
  for (const text of ['#fff', 'red', '', '#12345', 'rgb(1,2,3)', '#1234567', 'url(#123456)']) expect(readHex(text)).toBeNull()
})

test('of any colours, each step stays within the channels, and contrast is that of WCAG', () => {
  fc.assert(
    fc.property(hex, hex, fc.double({ min: -300, max: 300, noNaN: true }), (first, second, points) => {
      const [one, other] = [read(first), read(second)]
      expect(hexOf(one)).toBe(first)
      for (const made of [lighter(one, points), inverted(one), mean(one, other), textOn(one, other, 'free'), textOn(one, other, 'keep')])
        for (const channel of Object.values(made)) {
          expect(channel).toBeGreaterThanOrEqual(-1e-9)
          expect(channel).toBeLessThanOrEqual(255 + 1e-9)
        }
      expect(contrastOf(one, other)).toBeCloseTo(wcagContrast(first, second), 2)
      expect(contrastOf(lighter(one, directionFrom(one) * 100), one)).toBeGreaterThan(1.9)
    }),
    { numRuns: propertyRuns(200) },
  )
})
