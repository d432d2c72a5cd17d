import { styleHex } from './styleHex.ts'
import { type Rgb } from '../engine/arithmetic.ts'
import type { StylePartLayer } from '../forms/ThemeReading.ts'
import { longestLength, maxLayers } from '../ThemeSource.ts'
import { readCall } from './styleColour.ts'
import type { ShadowEntry, StyleLayer } from './Style.ts'

/** Pieces of one shadow that are looked at, those in variables of variables included. */
const maxPieces = 100

/** Lookups for the references in shadows of a component. */
export interface ShadowScope {
  /** The pieces of a shadow variable of Root, or null. */
  readonly variable: (name: string) => readonly ShadowEntry[] | null
  readonly colour: (text: string) => Rgb
  /** Called for each piece that gives no layer. */
  readonly onUnknown: (text: string) => void
}

/** The layers of a shadow with solid colours, at most as many as a theme has. Unresolved references give none. */
export function styleShadow(entries: readonly ShadowEntry[], scope: ShadowScope): readonly StylePartLayer[] {
  const layers: StyleLayer[] = []
  // A stack, not a recursion: variables may lead to each other.
  const left: ShadowEntry[] = [...entries].toReversed()
  for (let pieces = 0; left.length > 0; pieces += 1) {
    const entry = left.pop() ?? ''
    const isExcess = pieces >= maxPieces || layers.length >= maxLayers
    const found = isExcess ? null : piecesOf(entry, scope)
    if (found === null) scope.onUnknown(typeof entry === 'string' ? entry : entry.color)
    if (isExcess) break
    if (found?.layer) layers.push(found.layer)
    left.push(...(found?.entries ?? []).toReversed())
  }
  return layers.map(({ inset, color, ...layer }) => ({
    ...layer,
    color: styleHex(scope.colour(color)),
    ...(inset ? { inset } : {}),
  }))
}

/** The layer of a piece, or its further pieces. Null for neither. */
function piecesOf(
  entry: ShadowEntry,
  scope: ShadowScope,
): { readonly layer?: StyleLayer; readonly entries?: readonly ShadowEntry[] } | null {
  if (typeof entry !== 'string') return { layer: entry }
  if (entry.startsWith('$')) {
    const layer = borderSide(entry)
    return layer && { layer }
  }
  const entries = scope.variable(entry.slice(2).trim())
  return entries && { entries }
}

/** `$borderSide(colour side alpha width inset)` draws an edge: one layer without blur, moved away from the named sides. */
function borderSide(text: string): StyleLayer | null {
  const call = readCall(text)
  if (call?.name !== 'borderSide') return null
  const [color, side = '', alpha = '1', width = '1', inset = 'inset'] = call.args
  const [opacity, points] = [Number(alpha), Number(width)]
  if (color === undefined || !Number.isFinite(opacity) || !Number.isFinite(points)) return null
  const isInset = inset === 'inset'
  const length = Math.min(longestLength, Math.max(-longestLength, points)) * (isInset ? 1 : -1)
  const sides = new Set(side.split('-'))
  const along = (plus: string, minus: string) => (sides.has(minus) ? -length : sides.has(plus) ? length : 0)
  return {
    x: along('left', 'right'),
    y: along('top', 'bottom'),
    blur: 0,
    spread: 0,
    inset: isInset,
    color,
    alpha: Math.min(1, Math.max(0, opacity)),
  }
}
