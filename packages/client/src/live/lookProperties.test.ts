import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptySource, presets, readThemeStylesheet, themeCss, withOverrides } from '@rookery/theme'
import { expect, test } from 'vitest'
import { lookProperties } from './lookProperties.ts'
import { isThemeStylesheet } from './isThemeStylesheet.ts'

const tokens = readFileSync(join(import.meta.dirname, '../ui/tokens.css'), 'utf8')
const spaces = (css: string) =>
  [...css.matchAll(/--(space-\d): ([\d.]+)rem;/g)].map(([, name, length]) => ({ name, length: Number(length) }))

test('a density changes every token of space and nothing else; each is larger than the previous one, and they are in order', () => {
  const usual = spaces(tokens)
  const [compact, comfortable] = [spaces(lookProperties({ density: 'compact' })), spaces(lookProperties({ density: 'comfortable' }))]
  expect(usual.length).toBeGreaterThan(6)
  for (const [index, { name, length }] of usual.entries()) {
    expect.soft([compact[index]?.name, comfortable[index]?.name]).toEqual([name, name])
    expect.soft(compact[index]?.length).toBeLessThan(length)
    expect.soft(comfortable[index]?.length).toBeGreaterThan(length)
    expect.soft(compact[index]?.length).toBeGreaterThan(compact[index - 1]?.length ?? 0)
    expect.soft(comfortable[index]?.length).toBeGreaterThan(comfortable[index - 1]?.length ?? 0)
  }
  expect(lookProperties({ density: 'compact' }).trim().split('\n')).toHaveLength(usual.length)
  for (const other of ['', 'roomy', 'constructor']) expect(lookProperties({ density: other })).toBe('')
})

test('a text size changes every token of the type scale equally; a line and a picture have one property each; avatars change alone', () => {
  const scale = (css: string) =>
    [...css.matchAll(/--(text-\d+): ([\d.]+)rem;/g)].map(([, name, length]) => ({ name, length: Number(length) }))
  const larger = scale(lookProperties({ textSize: '120' }))
  expect(larger).toEqual(scale(tokens).map(({ name, length }) => ({ name, length: expect.closeTo(length * 1.2, 5) })))
  expect(larger.length).toBe(5)
  expect(lookProperties({ lineLength: '50' })).toBe('--line: 50ch;\n')
  expect(lookProperties({ wallpaper: 'tiled dimmed' }).match(/--[\w-]+(?=:)/g)).toEqual(['--picture-fit', '--picture-wash'])
  const angular = { ...emptySource, radii: { avatar: 2, panel: 3 } }
  expect(withOverrides(angular, { avatars: 'round' }).radii).toEqual({ avatar: 50, avatarAlt: 50, attachment: 2, panel: 3 })
  expect(withOverrides(angular, { avatars: 'constructor' }).radii).toEqual(angular.radii)
  const odd = { textSize: '900', lineLength: '1e2', wallpaper: 'red constructor', font: '90' }
  expect(lookProperties(odd)).toBe('')
})

test('no stylesheet redefines a property of a choice', () => {
  const all = lookProperties({ density: 'compact', textSize: '120', lineLength: '50', wallpaper: 'tiled blurred dimmed' })
  const names = new Set(all.match(/--[\w-]+(?=:)/g))
  const source = join(import.meta.dirname, '..')
  const files = readdirSync(source, { encoding: 'utf8', recursive: true }).filter(
    (file) => file.endsWith('.css') && !file.endsWith('tokens.css'),
  )
  expect(files.length).toBeGreaterThan(100)
  const set = files.flatMap((file) =>
    (readFileSync(join(source, file), 'utf8').match(/--[\w-]+(?=:)/g) ?? [])
      .filter((name) => names.has(name))
      .map((name) => `${file} ${name}`),
  )
  expect(set).toEqual([])
})

test('a stylesheet with a density is stored, and yields the same theme again', () => {
  const stylesheetWith = (density: string) =>
    `:root[data-theme="pond"] {\n${themeCss(presets['pleroma-dark'])}\n${lookProperties({ density })}--theme-engine: 3;\n}`
  expect(isThemeStylesheet(stylesheetWith('compact'))).toBe(true)
  const all = lookProperties({ textSize: '120', lineLength: '50', wallpaper: 'tiled blurred dimmed' })
  expect(isThemeStylesheet(stylesheetWith('compact').replace('--theme-engine', `${all}--theme-engine`))).toBe(true)
  expect(readThemeStylesheet(stylesheetWith('compact'), 'Pond')).toEqual(readThemeStylesheet(stylesheetWith('usual'), 'Pond'))
})
