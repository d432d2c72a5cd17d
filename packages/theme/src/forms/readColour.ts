import { formatColour, parseColour, withAlpha } from '../colour.ts'
import type { LossList } from './LossList.ts'

const hex = /^#[\da-f]{6}$/i
const reference = /^--[A-Za-z][\w-]{0,60}(?:\s*,\s*[+-]?(?:\d+\.?\d*|\.\d+))?$/

/**
 * A colour of a source: `#rrggbb`, `transparent`, `--slot` or `--slot,N`, as its author typed it. Other notations of an opaque colour
 * become `#rrggbb`. Of eight digits the first six count, as in the clients that wrote them. Null for all else.
 */
export function readColour(value: unknown, name: string, losses: LossList): string | null {
  if (value === null || value === undefined || value === '') return null
  const text = typeof value === 'string' && value.length <= 80 ? value.trim() : ''
  if (hex.test(text) || reference.test(text)) return text
  if (text.toLowerCase() === 'transparent') return 'transparent'
  const solid = readSolidColour(text, name, losses)
  if (solid === null) losses.add('unreadable colours', name)
  return solid
}

/** `#rrggbb` of any notation of a colour; null for a reference, and for an invisible colour. */
export function readSolidColour(value: unknown, name: string, losses: LossList): string | null {
  if (typeof value === 'string' && hex.test(value.trim())) return value.trim()
  const text = typeof value === 'string' ? value : ''
  const colour = parseColour(text)
  if (colour === null || (colour.a === 0 && value === 'transparent')) return null
  if (channelsOf(text).some((channel) => channel > 255)) losses.add('clamped numbers', name)
  if (colour.a < 1 && !String(value).startsWith('#')) losses.add('see-through colours', name)
  return formatColour(withAlpha(colour, 1))
}

function channelsOf(text: string): readonly number[] {
  const [r, g, b] = text.match(/\d+(?:\.\d+)?/g) ?? []
  return text.includes('(') ? [r, g, b].map(Number) : []
}
