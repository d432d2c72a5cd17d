import { longestLength, widestSpread } from '../ThemeSource.ts'
import { longestValue, type ShadowEntry, type StyleLayer } from './Style.ts'

const maxEntries = 20

/**
 * Reads a shadow: `none`, a text of layers, variables and functions with commas between, or an array of them. Null for anything else.
 * @param onClamped called for each layer with a number that is out of bounds
 */
export function readShadowEntries(raw: unknown, onClamped?: () => void): readonly ShadowEntry[] | null {
  if (typeof raw === 'string' && raw.length <= longestValue) return readText(raw, onClamped)
  if (!Array.isArray(raw)) return null
  const entries = raw
    .slice(0, maxEntries)
    .map((entry: unknown) => (typeof entry === 'string' ? readText(entry, onClamped) : readObject(entry, onClamped)))
  const read = entries.filter((entry) => entry !== null)
  return read.length === entries.length ? read.flat() : null
}

/** The pieces of a text that has commas between its layers; commas in parentheses are part of a piece. */
export function splitShadow(text: string): readonly string[] {
  const pieces = text
    .split(/,(?![^()]{0,200}\))/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
  return pieces.slice(0, maxEntries)
}

function readText(text: string, onClamped?: () => void): readonly ShadowEntry[] | null {
  if (text.trim() === 'none') return []
  const entries = splitShadow(text).map((piece) => (/^(?:\$|--)/.test(piece) ? piece : readLayer(piece, onClamped)))
  return entries.includes(null) ? null : entries.flatMap((entry) => entry ?? [])
}

/** Reads `[inset] x y [blur [spread]] colour [/ alpha] [#name]`; lengths in px, with or without the unit. Null if it is no layer. */
function readLayer(text: string, onClamped?: () => void): StyleLayer | null {
  const form =
    /^(inset\s+)?((?:-?(?:\d+\.?\d*|\.\d+)(?:px)?\s+){2,4})(#[\da-f]{3,8}|--[\w-]+|\$\w+\([^()]*\))(?:\s*\/\s*(\d+\.?\d*|\.\d+))?(?:\s+#(\w{1,40}))?$/i
  const [, inset, lengths, color, alpha, name] = form.exec(text.trim()) ?? []
  if (lengths === undefined || color === undefined) return null
  const [x = 0, y = 0, blur = 0, spread = 0] = lengths
    .trim()
    .split(/\s+/)
    .map((length) => Number.parseFloat(length))
  const written = {
    x,
    y,
    blur,
    spread,
    inset: inset !== undefined,
    color,
    alpha: alpha === undefined ? 1 : Number(alpha),
    ...(name === undefined ? {} : { name }),
  }
  return bounded(written, onClamped)
}

function readObject(raw: unknown, onClamped?: () => void): readonly StyleLayer[] | null {
  if (typeof raw !== 'object' || raw === null) return null
  const fields: ReadonlyMap<string, unknown> = new Map(Object.entries(raw))
  const numberOf = (key: string, otherwise: number) => {
    const number = Number(fields.get(key) ?? otherwise)
    return Number.isFinite(number) ? number : otherwise
  }
  const [color, name] = [fields.get('color'), fields.get('name')]
  const written = {
    x: numberOf('x', 0),
    y: numberOf('y', 0),
    blur: numberOf('blur', 0),
    spread: numberOf('spread', 0),
    inset: fields.get('inset') === true,
    color: typeof color === 'string' ? color.slice(0, 100) : '#000000',
    alpha: numberOf('alpha', 1),
    ...(typeof name === 'string' && /^\w{1,40}$/.test(name) ? { name } : {}),
  }
  return [bounded(written, onClamped)]
}

function bounded(written: StyleLayer, onClamped?: () => void): StyleLayer {
  const numbers = {
    x: within(written.x, -longestLength, longestLength),
    y: within(written.y, -longestLength, longestLength),
    blur: within(written.blur, 0, longestLength),
    spread: within(written.spread, -longestLength, widestSpread),
    alpha: within(written.alpha, 0, 1),
  }
  const names = ['x', 'y', 'blur', 'spread', 'alpha'] as const
  if (names.some((name) => numbers[name] !== written[name])) onClamped?.()
  return { ...written, ...numbers }
}

function within(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}
