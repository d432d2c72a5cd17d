import type { Colour } from '../colour.ts'
import { fromOklch, toOklch } from '../oklch.ts'
import type { ThemeSource } from '../ThemeSource.ts'
import { themeFromColours } from './themeFromColours.ts'

/** Above this, a hue in a background stops to look calm. */
const maxChroma = { dark: 0.032, light: 0.014 }

/** A whole theme in the hue of one colour, which is its accent. A grey one makes a grey theme. */
export function themeFromColour(colour: Colour, scheme: 'dark' | 'light', name = ''): ThemeSource {
  const { l, c, h } = toOklch(colour)
  const ground = { c: Math.min(maxChroma[scheme], c * 0.25), h }
  const isDark = scheme === 'dark'
  return themeFromColours(
    {
      background: fromOklch({ l: isDark ? 0.215 : 0.985, ...ground }),
      text: fromOklch({ l: isDark ? 0.91 : 0.25, c: Math.min(0.02, c * 0.15), h }),
      accent: fromOklch({ l: isDark ? Math.max(l, 0.7) : Math.min(l, 0.58), c, h }),
    },
    name,
  )
}
