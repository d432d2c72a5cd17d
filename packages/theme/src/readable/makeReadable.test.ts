import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyRuns } from '../../../../scripts/propertyRuns.ts'
import { formatColour, parseColour, type Colour } from '../colour.ts'
import { hasPapers, papersIn } from '../../test/papers.ts'
import { presets } from '../presets.ts'
import { emptySource, type ThemeSource } from '../ThemeSource.ts'
import { contrastOfLevel, makeReadable, type ReadableLevel } from './makeReadable.ts'
import { worstContrast } from './nearestColour.ts'
import { readablePairs } from './readablePairs.ts'
import { anyImage, imageRange } from '../imageBelow.ts'
import { contrastReport } from '../contrastReport.ts'

const channel = fc.integer({ min: 0, max: 255 })
const colour: fc.Arbitrary<Colour> = fc.record({ r: channel, g: channel, b: channel, a: fc.constant(1) })
const hex = colour.map(formatColour)
const part = fc.double({ min: 0, max: 1, noNaN: true })

/** Themes as bad as authors could make them: any colours in any slots, texts included. */
const sources: fc.Arbitrary<ThemeSource> = fc.record({
  name: fc.constant(''),
  colours: fc.record(
    Object.fromEntries(
      [
        'bg',
        'fg',
        'text',
        'link',
        'panel',
        'panelText',
        'btn',
        'btnText',
        'highlight',
        'faint',
        'cRed',
        'badgeNotification',
        'popover',
      ].map((slot) => [slot, hex] as const),
    ),
    { requiredKeys: ['bg', 'fg', 'text', 'link'] },
  ),
  opacity: fc.record({ bg: part, panel: part, input: part, alert: part, underlay: part, faint: part }, { requiredKeys: [] }),
  radii: fc.constant({}),
  shadows: fc.constant({}),
  fonts: fc.constant({}),
})
const level = fc.constantFrom<ReadableLevel>('AA', 'AAA')
const range = fc
  .tuple(colour, colour)
  .map(([one, other]) => imageRange({ pixels: [one, other].flatMap(({ r, g, b }) => [r, g, b, 255]), width: 2, height: 1 }))

test('after fixing, each text of any theme is readable or named, and a second run changes nothing', () => {
  fc.assert(
    fc.property(sources, level, fc.option(range), (source, aim, image) => {
      const { source: mended, changes, unreadable } = makeReadable(source, aim, image)
      const failing = readablePairs(mended, image).filter((pair) => pair.ratio < contrastOfLevel[aim])
      expect(unreadable.map(({ slot, ground }) => `${slot} on ${ground}`)).toEqual(
        failing.map(({ slot, ground }) => `${slot} on ${ground}`),
      )
      for (const { from, to, before, after } of changes) {
        expect(from).not.toBe(to)
        expect(before).toBeLessThan(contrastOfLevel[aim])
        expect(after).toBeGreaterThan(before)
      }
      if (changes.length === 0) expect(mended).toBe(source)
      expect(makeReadable(mended, aim, image)).toEqual({ source: mended, changes: [], unreadable })
    }),
    { numRuns: propertyRuns(25) },
  )
})

test('a text moves only in lightness and no further than necessary; a faint one becomes less faint first; readable themes stay', () => {
  const source = { ...emptySource, colours: { bg: '#ffffff', fg: '#f2f2f2', text: '#222222', link: '#2f8fd0', cRed: '#c42b32' } }
  const { source: mended, changes, unreadable } = makeReadable(source, 'AA')
  expect(unreadable).toEqual([])
  const change = changes.find(({ slot }) => slot === 'link')
  expect(change).toMatchObject({ opacity: null, from: '#2f8fd0', to: mended.colours['link'], ground: 'hover' })
  expect(change?.after).toBeGreaterThanOrEqual(4.5)
  expect(change?.after).toBeLessThan(4.6)
  const { r = 0, g = 0, b = 0 } = parseColour(change?.to ?? '') ?? {}
  expect(r < g && g < b, 'the hue stays').toBe(true)
  expect(changes.find(({ opacity }) => opacity === 'faint')).toMatchObject({ from: '0.5', before: expect.any(Number) as number })
  expect(mended.colours['faint']).toBeUndefined()
  expect(mended.opacity['faint']).toBeGreaterThan(0.5)
  expect(mended.opacity['faint']).toBeLessThan(1)
  for (const preset of Object.values(presets)) {
    expect(makeReadable(preset, 'AA').source).toBe(preset)
    expect(makeReadable(preset, 'AAA').source).toBe(preset)
  }
})

const grey = (level: number): Colour => ({ r: level, g: level, b: level, a: 1 })

test('an image below a translucent page counts with every colour between its ends, and with the wallpaper alone', () => {
  const preset = presets['pleroma-dark']
  const veiled = { ...preset, opacity: { ...preset.opacity, bg: 0.5 } }
  const image = { darkest: grey(0), lightest: grey(0x99) }
  const { source, changes, unreadable } = makeReadable(veiled, 'AA', image)
  expect(changes.map(({ slot }) => slot)).toContain('faint')
  expect(makeReadable(veiled, 'AA').changes.length).toBeLessThan(changes.length)
  // Any image between the ends, and the page before its image has come.
  for (let level = 0; level <= 0x99; level += 17) {
    for (const pair of readablePairs(source, { darkest: grey(level), lightest: grey(level) })) {
      const isNamed = unreadable.some(({ slot, ground }) => slot === pair.slot && ground === pair.ground)
      if (!isNamed) expect.soft(pair.ratio, `${pair.slot} on ${pair.ground} over ${level}`).toBeGreaterThanOrEqual(4.5)
    }
  }
  expect(unreadable.filter(({ ground }) => ground === 'bg')).toEqual([])
  expect(contrastReport(source, image).filter(({ slot, on, passes }) => !passes && on === 'bg' && slot === 'text')).toEqual([])
  // A grey that is readable on black and on white is not on the colours between.
  expect(worstContrast(grey(0x77), [[grey(0)], [grey(255)]])).toBeGreaterThan(4)
  expect(worstContrast(grey(0x77), [[grey(0), grey(255)]])).toBe(1)
  // On an image with unreadable pixels not even white reaches 7. Such a text is named, and is as readable as it gets.
  const bare = { ...preset, colours: { ...preset.colours, wallpaperText: '#777777' } }
  const before = readablePairs(bare, anyImage).find(({ slot }) => slot === 'wallpaperText')?.ratio ?? 0
  const named = makeReadable(bare, 'AAA', anyImage).unreadable.find(({ slot }) => slot === 'wallpaperText')
  expect(named?.ratio).toBeGreaterThan(before + 1)
  expect(named?.ratio).toBeLessThan(7)
})

test('the range of an image spans each channel, and a transparent image spans black to white', () => {
  const pixels = [200, 10, 20, 255, 100, 60, 5, 255]
  expect(imageRange({ pixels, width: 2, height: 1 })).toEqual({
    darkest: { r: 100, g: 10, b: 5, a: 1 },
    lightest: { r: 200, g: 60, b: 20, a: 1 },
  })
  expect(imageRange({ pixels: [0, 0, 0, 0], width: 1, height: 1 })).toEqual(anyImage)
  expect(imageRange({ pixels: [], width: 0, height: 0 })).toEqual(anyImage)
})

test.skipIf(!hasPapers)('nearly all texts of all real themes can be made readable', () => {
  const found = { themes: 0, before: 0, changes: 0, unreadable: 0 }
  for (const { file, text } of papersIn('golden')) {
    const { input } = JSON.parse(text) as {
      readonly input: { readonly colors?: Record<string, string>; readonly opacity?: Record<string, string | number> }
    }
    const opacity = Object.fromEntries(Object.entries(input.opacity ?? {}).map(([name, value]) => [name, Number(value)]))
    const source = { ...emptySource, colours: input.colors ?? {}, opacity }
    const { source: mended, changes, unreadable } = makeReadable(source, 'AA')
    found.themes += 1
    found.before += readablePairs(source).filter((pair) => pair.ratio < 4.5).length
    found.changes += changes.length
    found.unreadable += unreadable.length
    expect.soft(makeReadable(mended, 'AA').source, file).toBe(mended)
  }
  expect(found.themes).toBeGreaterThan(100)
  // 3,166 texts below 4.5:1 in 144 themes. Those that stay lie on two grounds at once, such as a button and the same under the pointer.
  expect(found.before).toBeGreaterThan(2000)
  expect(found.changes).toBeLessThan(found.before / 2)
  expect(found.unreadable).toBeLessThan(15)
})
