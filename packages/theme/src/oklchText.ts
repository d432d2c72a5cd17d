import { formatColour, parseColour } from './colour.ts'
import { readTypedColour } from './editTheme.ts'
import { fromOklch, toOklch } from './oklch.ts'

const oklchForm = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)(%?)\s+(-?[\d.]+)(?:deg)?\s*\)$/i

/** The chroma that CSS calls 100 %. */
const fullChroma = 0.4

const rounded = (value: number, digits: number) => `${Number(value.toFixed(digits))}`

/**
 * Writes `#rrggbb` as `oklch(62.3% 0.188 259.8)`, with as many digits as it takes to be read as the same colour. Greys have the hue 0.
 * Any other text is returned unchanged.
 */
export function formatOklch(colour: string): string {
  const parsed = parseColour(colour)
  if (parsed === null) return colour
  const { l, c, h } = toOklch(parsed)
  const degrees = ((h * 180) / Math.PI + 360) % 360
  const isGrey = c < 0.0005
  const written = (digits: number) =>
    `oklch(${rounded(l * 100, digits)}% ${isGrey ? '0' : rounded(c, digits + 2)} ${isGrey ? '0' : rounded(degrees, digits)})`
  const exact = formatColour(parsed)
  return [2, 3, 4, 5].map(written).find((text) => readColourText(text) === exact) ?? written(5)
}

/** Reads a typed colour as `#rrggbb`: hexadecimal, `rgb()` or `oklch()`. Null for anything but an opaque colour. */
export function readColourText(text: string): string | null {
  const [, l, lPercent, c, cPercent, h] = oklchForm.exec(text.trim()) ?? []
  if (l === undefined || c === undefined || h === undefined) return readTypedColour(text)
  const lightness = Number(l) / (lPercent ? 100 : 1)
  const chroma = Number(c) * (cPercent ? fullChroma / 100 : 1)
  const parts = [lightness, chroma, Number(h)]
  if (!parts.every(Number.isFinite) || lightness > 1 || chroma > 1) return null
  return formatColour(fromOklch({ l: lightness, c: chroma, h: (Number(h) * Math.PI) / 180 }))
}
