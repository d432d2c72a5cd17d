import { formatColour } from './colour.ts'
import type { ResolvedShadow } from './engine/resolveEngine.ts'
import { readFontFamilies } from './fontFamilies.ts'
import { fixedSlotNames, slotNames } from './interfaceSlots.ts'
import { resolveTheme } from './resolveTheme.ts'
import { defaultFonts, longestLength, longestRadius, widestSpread, type ThemeSource } from './ThemeSource.ts'

/** Custom properties by name, leading dashes included. */
export type ThemeProperties = Record<`--${string}`, string>

/**
 * Everything a theme is to the page: about 210 custom properties, `--bg` … for colours, `--radius-btn` … in px,
 * `--shadow-panel` …, `--font-interface` …. Values are made of parsed numbers and quoted names only, so a file from a
 * stranger cannot write CSS of its own. Slots that no component knows are left out.
 */
export function deriveTheme(source: ThemeSource): ThemeProperties {
  const theme = resolveTheme(source)
  const properties: ThemeProperties = {}
  for (const name of [...slotNames, ...fixedSlotNames]) properties[`--${name}`] = formatColour(theme.colour(name))
  for (const [name, radius] of Object.entries(theme.radii)) properties[`--radius-${name}`] = px(radius, 0, longestRadius)
  for (const [name, layers] of Object.entries(theme.shadows)) properties[`--shadow-${name}`] = layers.map(shadowText).join(', ') || 'none'
  for (const name of images) properties[`--shadow-${name}Filter`] = theme.shadows[name].flatMap(filterText).join(' ') || 'none'
  for (const [name, fallback] of Object.entries(defaultFonts)) properties[`--font-${name}`] = fontText(source.fonts[name], fallback)
  return properties
}

/** Which set of the browser's own colours (scroll bars, form controls) goes with a theme. */
export function colourSchemeOf(source: ThemeSource): 'dark' | 'light' {
  return resolveTheme(source).isDark ? 'dark' : 'light'
}

function shadowText({ inset, x, y, blur, spread, colour }: ResolvedShadow): string {
  const lengths = [
    px(x, -longestLength, longestLength),
    px(y, -longestLength, longestLength),
    px(blur, 0, longestLength),
    px(spread, -longestLength, widestSpread),
  ]
  return [...(inset ? ['inset'] : []), ...lengths, formatColour(colour)].join(' ')
}

/** Shadows of images, which follow the opaque part of an image. */
const images = ['avatar', 'avatarStatus'] as const

/** A layer as a filter. Those inside the edge, and those that spread, have no such form; other clients leave them out, too. */
function filterText({ inset, x, y, blur, spread, colour }: ResolvedShadow): readonly string[] {
  if (inset || spread !== 0) return []
  const lengths = [px(x, -longestLength, longestLength), px(y, -longestLength, longestLength), px(blur / 2, 0, longestLength)]
  return [`drop-shadow(${lengths.join(' ')} ${formatColour(colour)})`]
}

function fontText(chosen: string | undefined, fallback: string): string {
  return readFontFamilies(chosen ?? '').join(', ') || fallback
}

/** A length within bounds, in hundredths of a pixel: longer fractions only make the stylesheet longer. */
function px(length: number, min: number, max: number): string {
  return `${Number.isFinite(length) ? Math.round(Math.min(max, Math.max(min, length)) * 100) / 100 : 0}px`
}
