import { longestLength, widestSpread } from '../ThemeSource.ts'
import { longestValue, type ShadowEntry, type StyleLayer } from './Style.ts'

const maxEntries = 20

/** Reads a shadow: `none`, a text of layers, variables and functions with commas between, or an array of them. Null for anything else. */
export function readShadowEntries(raw: unknown): readonly ShadowEntry[] | null {
  if (typeof raw === 'string' && raw.length <= longestValue) return readText(raw)
  if (!Array.isArray(raw)) return null
  const entries = raw.slice(0, maxEntries).map((entry: unknown) => (typeof entry === 'string' ? readText(entry) : readObject(entry)))
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

function readText(text: string): readonly ShadowEntry[] | null {
  if (text.trim() === 'none') return []
  const entries = splitShadow(text).map((piece) => (/^(?:\$|--)/.test(piece) ? piece : readLayer(piece)))
  return entries.includes(null) ? null : entries.flatMap((entry) => entry ?? [])
}

/** Reads `[inset] x y [blur [spread]] colour [/ alpha] [#name]`; lengths in px, with or without the unit. Null if it is no layer. */
function readLayer(text: string): StyleLayer | null {
  const form =
    /^(inset\s+)?((?:-?(?:\d+\.?\d*|\.\d+)(?:px)?\s+){2,4})(#[\da-f]{3,8}|--[\w-]+|\$\w+\([^()]*\))(?:\s*\/\s*(\d+\.?\d*|\.\d+))?(?:\s+#(\w{1,40}))?$/i
  const [, inset, lengths, color, alpha, name] = form.exec(text.trim()) ?? []
  if (lengths === undefined || color === undefined) return null
  const [x = 0, y = 0, blur = 0, spread = 0] = lengths
    .trim()
    .split(/\s+/)
    .map((length) => Number.parseFloat(length))
  return layer({
    x,
    y,
    blur,
    spread,
    inset: inset !== undefined,
    color,
    alpha: alpha === undefined ? 1 : Number(alpha),
    ...(name === undefined ? {} : { name }),
  })
}

function readObject(raw: unknown): readonly StyleLayer[] | null {
  if (typeof raw !== 'object' || raw === null) return null
  const fields: ReadonlyMap<string, unknown> = new Map(Object.entries(raw))
  const numberOf = (key: string, otherwise: number) => {
    const number = Number(fields.get(key) ?? otherwise)
    return Number.isFinite(number) ? number : otherwise
  }
  const [color, name] = [fields.get('color'), fields.get('name')]
  const read = layer({
    x: numberOf('x', 0),
    y: numberOf('y', 0),
    blur: numberOf('blur', 0),
    spread: numberOf('spread', 0),
    inset: fields.get('inset') === true,
    color: typeof color === 'string' ? color.slice(0, 100) : '#000000',
    alpha: numberOf('alpha', 1),
    ...(typeof name === 'string' && /^\w{1,40}$/.test(name) ? { name } : {}),
  })
  return [read]
}

function layer({ x, y, blur, spread, alpha, ...rest }: StyleLayer): StyleLayer {
  return {
    ...rest,
    x: within(x, -longestLength, longestLength),
    y: within(y, -longestLength, longestLength),
    blur: within(blur, 0, longestLength),
    spread: within(spread, -widestSpread, widestSpread),
    alpha: within(alpha, 0, 1),
  }
}

function within(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}
