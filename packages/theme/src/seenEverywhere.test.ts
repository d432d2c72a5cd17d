import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasPapers, papersIn } from '../test/papers.ts'
import { propertyRuns } from '../../../scripts/propertyRuns.ts'
import { contrastReport } from './contrastReport.ts'
import { contrastRatio, luminance } from './contrast.ts'
import { readThemeDocument } from './forms/readTheme.ts'
import { ThemeFileError } from './forms/ThemeFileError.ts'
import { presets } from './presets.ts'
import { morePresets } from './presets/morePresets.ts'
import { resolveTheme } from './resolveTheme.ts'
import { emptySource, type ThemeSource } from './ThemeSource.ts'

/** Every surface below a focus ring, inside or outside of an element. */
const levels = ['Error', 'Warning', 'Success', 'Neutral']
const surfaces = [
  'wallpaper underlay bg hover highlight selectedPost selectedMenu panel topBar input code poll media viewer profileTint profileBg',
  'popover selectedMenuPopover window badgeNotification badgeNeutral btn btnHover btnPressed btnToggled btnDisabled btnPrimary',
  'btnPrimaryHover btnDanger btnDangerHover',
  ...levels.map((level) => `alert${level} notice${level}`),
].flatMap((names) => names.split(' '))

/** The ring and the notices of a theme that cannot be seen. */
function unseen(source: ThemeSource): readonly string[] {
  const { colour, solid } = resolveTheme(source)
  const lines = [colour('focus'), colour('focusEdge')] as const
  const onSurface = surfaces.filter((surface) => lines.every((line) => contrastRatio(line, solid(surface)) < 3))
  const notices = levels.flatMap((level) => {
    const ground = colour(`notice${level}`)
    const parts = ['Text', 'Edge'].filter((part) => contrastRatio(colour(`notice${level}${part}`), ground) < 3)
    return [...parts, ...(ground.a < 1 ? ['see-through'] : [])].map((part) => `notice${level} ${part}`)
  })
  const isApart = Object.hasOwn(source.colours, 'focus') || contrastRatio(...lines) >= 9
  return [...onSurface.map((surface) => `ring on ${surface}`), ...notices, ...(isApart ? [] : ['ring on an image'])]
}

const folder = join(import.meta.dirname, '../test/forms')
const own = readdirSync(folder).map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))

/** The themes in files of any form, entries of lists included. */
function themesIn(files: readonly { readonly file: string; readonly text: string }[]): readonly (readonly [string, ThemeSource])[] {
  return files.flatMap(({ file, text }) => {
    try {
      const found = readThemeDocument(text)
      if (found.kind === 'theme') return [[file, found.reading.theme] as const]
      return found.entries.flatMap((entry) => (entry.kind === 'theme' ? [[`${file} ${entry.key}`, entry.reading.theme] as const] : []))
    } catch (error) {
      if (error instanceof ThemeFileError) return []
      throw error
    }
  })
}

test('in every theme the focus ring is visible on every surface, and notices are opaque and readable', () => {
  const ours = [...Object.entries({ ...presets, ...morePresets }), ...themesIn(own)]
  const wild = themesIn(papersIn('files'))
  for (const [name, theme] of [...ours, ...wild]) expect.soft(unseen(theme), name).toEqual([])
  expect(ours.length).toBeGreaterThanOrEqual(12 + own.length)
  expect(wild.length > 140 || !hasPapers).toBe(true)
})

test('with any colours and opacities, the ring and notices are visible, and one line of the ring on any colour', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
  const part = fc.double({ min: 0, max: 1, noNaN: true })
  const colours = fc.record(Object.fromEntries(['bg', 'fg', 'text', 'link', 'alertPopupErrorText', 'border'].map((slot) => [slot, hex])))
  const opacity = fc.record({ bg: part, alertPopup: part, panel: part })
  fc.assert(
    fc.property(colours, opacity, fc.nat(255), (chosen, seenThrough, grey) => {
      const source = { ...emptySource, colours: chosen, opacity: seenThrough }
      expect(unseen(source)).toEqual([])
      expect(contrastReport(source).filter(({ slot, passes }) => slot === 'focus' && !passes)).toEqual([])
      const ground = { r: grey, g: grey, b: grey, a: 1 }
      const { colour } = resolveTheme(source)
      expect(['focus', 'focusEdge'].some((line) => contrastRatio(colour(line), ground) >= 3)).toBe(true)
    }),
    { numRuns: propertyRuns(60) },
  )
})

test('a ring in the colour of links retains that colour if possible, and its second line is like the page', () => {
  for (const theme of Object.values({ ...presets, ...morePresets })) {
    const { colour, isDark } = resolveTheme(theme)
    expect.soft(contrastRatio(colour('focus'), colour('accentControl')), theme.name).toBeLessThan(1.3)
    expect.soft(luminance(colour('focusEdge')) < luminance(colour('focus')), theme.name).toBe(isDark)
  }
  const set = resolveTheme({ ...presets['pleroma-dark'], colours: { ...presets['pleroma-dark'].colours, focus: '#777777' } })
  expect(set.colour('focus')).toEqual({ r: 0x77, g: 0x77, b: 0x77, a: 1 })
})
