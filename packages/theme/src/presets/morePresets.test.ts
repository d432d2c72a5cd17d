import { expect, test } from 'vitest'
import { parseColour } from '../colour.ts'
import { contrastReport } from '../contrastReport.ts'
import { colourSchemeOf, deriveTheme } from '../deriveTheme.ts'
import { presets } from '../presets.ts'
import { resolveTheme } from '../resolveTheme.ts'
import { meaningPairs } from '../vision.ts'
import { isMorePresetName, morePresets, type MorePresetName } from './morePresets.ts'

const names = Object.keys(morePresets) as MorePresetName[]

test('every preset shows all text at 7, colours with a meaning at 4.5, and every control at 3', () => {
  for (const name of names) {
    const report = contrastReport(morePresets[name])
    expect(report.length).toBeGreaterThan(100)
    const low = report.filter(({ threshold, ratio }) => ratio < (threshold === 4.5 ? 7 : 3))
    expect.soft(low.map(({ slot, surfaces, ratio }) => `${name}: ${slot} on ${surfaces.join(' ')}: ${ratio}`)).toEqual([])
    const meanings = report.filter(({ slot, ratio }) => ['icon', 'reply', 'repeat', 'favourite', 'danger'].includes(slot) && ratio < 4.5)
    expect.soft(meanings.map(({ slot }) => `${name}: ${slot}`)).toEqual([])
    for (const colour of Object.values(morePresets[name].colours)) expect.soft(colour, name).toMatch(/^(#[\da-f]{6}|--\w+(,-?[\d.]+)?)$/)
  }
})

test('with all three kinds of colour blindness the meanings of the two clear presets stay distinguishable as rendered', () => {
  for (const name of ['rookery-clear-dark', 'rookery-clear-light'] as const) {
    const { colour } = resolveTheme(morePresets[name])
    for (const red of ['danger', 'cRed']) {
      const drawn = { cRed: colour(red), cGreen: colour('repeat'), cBlue: colour('reply'), cOrange: colour('favourite') }
      for (const { vision, first, second, difference } of meaningPairs(drawn)) {
        expect.soft(difference, `${name}: ${first} and ${second} with ${vision}`).toBeGreaterThan(0.09)
      }
    }
  }
})

test('presets have unique names, both schemes, and looks that differ from each other', () => {
  expect(names.filter((name) => Object.hasOwn(presets, name) || !isMorePresetName(name))).toEqual([])
  expect(isMorePresetName('pleroma-dark')).toBe(false)
  const all = Object.values({ ...presets, ...morePresets })
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  expect(all.length).toBeGreaterThanOrEqual(12)
  for (const scheme of ['dark', 'light'] as const)
    expect(names.filter((name) => colourSchemeOf(morePresets[name]) === scheme).length).toBeGreaterThan(2)
  const looks = all.map((theme) => deriveTheme(theme))
  expect(new Set(looks.map((look) => `${look['--bg']} ${look['--link']} ${look['--font-interface']}`)).size).toBe(all.length)
  const terminal = deriveTheme(morePresets['rookery-terminal'])
  expect(Object.entries(terminal).filter(([name, value]) => name.startsWith('--radius-') && value !== '0px')).toEqual([])
  const fonts = Object.entries(terminal).filter(([name]) => name.startsWith('--font-'))
  expect(fonts.filter(([, font]) => !font.includes('monospace'))).toEqual([])
  expect(parseColour(terminal['--bg'] ?? '')).not.toBeNull()
})
