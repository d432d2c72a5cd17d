import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { presets, readThemeStylesheet, themeCss } from '@rookery/theme'
import { expect, test } from 'vitest'
import { densityProperties } from './densityProperties.ts'
import { isThemeStylesheet } from './isThemeStylesheet.ts'

const tokens = readFileSync(join(import.meta.dirname, '../ui/tokens.css'), 'utf8')
const spaces = (css: string) =>
  [...css.matchAll(/--(space-\d): ([\d.]+)rem;/g)].map(([, name, length]) => ({ name, length: Number(length) }))

test('a density changes every token of space and nothing else; each is larger than the one before, and they are in order', () => {
  const usual = spaces(tokens)
  const [compact, comfortable] = [spaces(densityProperties('compact')), spaces(densityProperties('comfortable'))]
  expect(usual.length).toBeGreaterThan(6)
  for (const [index, { name, length }] of usual.entries()) {
    expect.soft([compact[index]?.name, comfortable[index]?.name]).toEqual([name, name])
    expect.soft(compact[index]?.length).toBeLessThan(length)
    expect.soft(comfortable[index]?.length).toBeGreaterThan(length)
    expect.soft(compact[index]?.length).toBeGreaterThan(compact[index - 1]?.length ?? 0)
    expect.soft(comfortable[index]?.length).toBeGreaterThan(comfortable[index - 1]?.length ?? 0)
  }
  expect(densityProperties('compact').trim().split('\n')).toHaveLength(usual.length)
  for (const other of [undefined, 'roomy', 'constructor']) expect(densityProperties(other)).toBe('')
})

test('a stylesheet with a density is stored, and gives the same theme back', () => {
  const stylesheetWith = (density: string) =>
    `:root[data-theme="pond"] {\n${themeCss(presets['pleroma-dark'])}\n${densityProperties(density)}--theme-engine: 3;\n}`
  expect(isThemeStylesheet(stylesheetWith('compact'))).toBe(true)
  expect(readThemeStylesheet(stylesheetWith('compact'), 'Pond')).toEqual(readThemeStylesheet(stylesheetWith('usual'), 'Pond'))
})
