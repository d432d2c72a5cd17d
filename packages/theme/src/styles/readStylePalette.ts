import { styleHex } from './styleHex.ts'
import { readHex } from '../engine/arithmetic.ts'
import type { LossList } from '../forms/LossList.ts'
import type { Style, StylePalette } from './Style.ts'

const listed = ['bg', 'fg', 'text', 'link', 'cRed', 'cGreen', 'cBlue', 'cOrange'] as const
const known: ReadonlySet<string> = new Set([...listed, 'accent', 'wallpaper', 'underlay', 'border'])
const earlierNames: Readonly<Record<string, string>> = { background: 'bg', foreground: 'fg' }

/**
 * Reads a palette: an array of nine texts, first the name, or an object of colours. Link and accent fill each other. Names of the first
 * month (`background`, `foreground`) count as `bg` and `fg`. Null if no colour can be read; others are named in the losses.
 */
export function readStylePalette(name: string, palette: unknown, losses: LossList): StylePalette | null {
  const entries = entriesOf(palette)
  const colours: Record<string, string> = {}
  for (const [key, value] of entries) {
    const slot = Object.hasOwn(earlierNames, key) ? earlierNames[key] : key
    const colour = typeof value === 'string' ? readHex(sixDigits(value)) : null
    if (key === '' || key === 'name') continue
    if (slot === undefined || !known.has(slot)) losses.add('unknown colours', key)
    else if (colour === null) losses.add('unreadable colours', key)
    else colours[slot] = styleHex(colour)
  }
  const link = colours['link'] ?? colours['accent']
  const accent = colours['accent'] ?? link
  if (link !== undefined && accent !== undefined) Object.assign(colours, { link, accent })
  if (Object.keys(colours).length === 0) return null
  const own = entries.find(([key]) => key === 'name')?.[1]
  return { name: (name || (typeof own === 'string' ? own : '')).slice(0, 100), colours }
}

/**
 * The palette of a style by its name, or by the key that settings have for it (`style.` and the name in lower case with `_` for spaces).
 * Without a name the first one; null if the style has none of that name.
 */
export function paletteOf(style: Style, name?: string): StylePalette | null {
  if (name === undefined) return style.palettes[0] ?? null
  const key = keyOf(name).replace(/^style\./, '')
  return style.palettes.find((palette) => palette.name === name) ?? style.palettes.find((palette) => keyOf(palette.name) === key) ?? null
}

function keyOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '_')
}

function entriesOf(palette: unknown): readonly (readonly [string, unknown])[] {
  if (Array.isArray(palette)) return ['name', ...listed].map((key, index) => [key, palette[index]])
  return typeof palette === 'object' && palette !== null ? Object.entries(palette).slice(0, 100) : []
}

function sixDigits(text: string): string {
  const digits = /^#([\da-f]{3})$/i.exec(text.trim())?.[1]
  return digits ? `#${digits.replaceAll(/./g, '$&$&')}` : text
}
