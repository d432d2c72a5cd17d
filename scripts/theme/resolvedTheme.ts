import type { Colour } from '../../packages/theme/src/colour.ts'
import { hexOf } from '../../packages/theme/src/engine/arithmetic.ts'
import { engineSlotNames } from '../../packages/theme/src/engine/engineSlots.ts'
import { resolveEngine } from '../../packages/theme/src/engine/resolveEngine.ts'
import type { ThemeReading } from '../../packages/theme/src/forms/ThemeReading.ts'
import type { ThemeSource } from '../../packages/theme/src/ThemeSource.ts'
import { lossSentence } from './sentences.ts'

/** Default fonts of the peers. */
const peerFonts = { interface: 'sans-serif', input: 'inherit', post: 'inherit', postCode: 'monospace' } as const

/** A resolved theme, in the format of theme files. */
export function resolvedTheme({ form, theme, losses, parts, palettes }: ThemeReading): object {
  const { colours, opacity, radii, shadows } = resolveEngine(theme)
  return {
    form,
    name: theme.name,
    colors: Object.fromEntries(engineSlotNames.map((name) => [name, cssColour(colours[name])])),
    opacity: Object.fromEntries(opacity),
    radii,
    shadows: mapped(shadows, (layers) =>
      layers.map(({ x, y, blur, spread, colour, inset }) => ({ x, y, blur, spread, color: hexOf(colour), alpha: colour.a, inset })),
    ),
    fonts: fontsOf(theme),
    ...(parts && { parts }),
    ...(palettes && { palettes }),
    lost: losses.map(lossSentence),
  }
}

/** Opaque colours are rounded up, and others down, as in the peers' files and stylesheets. */
function cssColour(colour: Colour): string {
  if (colour.a === 1) return hexOf(colour)
  const [r, g, b] = [colour.r, colour.g, colour.b].map((channel) => Math.floor(Math.min(255, Math.max(0, channel))))
  return `rgba(${r}, ${g}, ${b}, ${colour.a})`
}

function fontsOf({ fonts }: ThemeSource): Readonly<Record<string, { readonly family: string }>> {
  return mapped({ ...peerFonts, ...fonts }, (family) => ({ family }))
}

function mapped<From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
}
