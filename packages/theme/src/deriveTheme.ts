import { formatColour, parseColour, withAlpha } from './colour.ts'
import { resolveTheme, type ResolvedTheme } from './resolveTheme.ts'
import { slotNames } from './slots.ts'
import { readFontFamilies } from './fontFamilies.ts'
import { defaultFonts, defaultRadii, defaultShadows, longestLength, type Shadow, type ThemeSource } from './ThemeSource.ts'

/** Custom properties by name, leading dashes included. */
export type ThemeProperties = Record<`--${string}`, string>

/**
 * Everything a theme is to the page: about 130 custom properties, `--bg` … for colours, `--radius-btn` … in px,
 * `--shadow-panel` …, `--font-interface` …. Values are made of parsed numbers and quoted names only, so a file from a
 * stranger cannot write CSS of its own. Slots that no component knows are left out.
 */
export function deriveTheme(source: ThemeSource): ThemeProperties {
  const theme = resolveTheme(source)
  const properties: ThemeProperties = {}
  for (const name of slotNames) properties[`--${name}`] = formatColour(theme.colour(name))
  for (const [name, fallback] of Object.entries(defaultRadii))
    properties[`--radius-${name}`] = `${bounded(source.radii[name] ?? fallback)}px`
  for (const [name, fallback] of Object.entries(defaultShadows)) {
    properties[`--shadow-${name}`] = (source.shadows[name] ?? fallback).map((layer) => shadowText(layer, theme)).join(', ') || 'none'
  }
  for (const [name, fallback] of Object.entries(defaultFonts)) properties[`--font-${name}`] = fontText(source.fonts[name], fallback)
  return properties
}

/** Which set of the browser's own colours (scroll bars, form controls) goes with a theme. */
export function colourSchemeOf(source: ThemeSource): 'dark' | 'light' {
  return resolveTheme(source).isDark ? 'dark' : 'light'
}

function shadowText({ inset, x, y, blur, spread, colour, alpha }: Shadow, theme: ResolvedTheme): string {
  const slot = /^--([\w-]+)/.exec(colour)?.[1]
  const base = slot === undefined ? (parseColour(colour) ?? { r: 0, g: 0, b: 0, a: 1 }) : theme.colour(slot)
  const lengths = [x, y, Math.max(0, blur), spread].map((length) => `${bounded(length, -longestLength)}px`)
  return [...(inset ? ['inset'] : []), ...lengths, formatColour(withAlpha(base, Math.min(1, Math.max(0, alpha))))].join(' ')
}

function fontText(chosen: string | undefined, fallback: string): string {
  return readFontFamilies(chosen ?? '').join(', ') || fallback
}

function bounded(length: number, min = 0): number {
  return Number.isFinite(length) ? Math.min(longestLength, Math.max(min, length)) : 0
}
