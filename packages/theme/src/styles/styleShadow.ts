import { styleHex } from './styleHex.ts'
import { type Rgb } from '../engine/arithmetic.ts'
import type { StylePartLayer } from '../forms/ThemeReading.ts'
import { maxLayers } from '../ThemeSource.ts'
import { readCall } from './styleColour.ts'
import type { ShadowEntry, StyleLayer } from './Style.ts'

/** Variables inside of variables, at most. */
const deepest = 8

/** What the shadows of a place can refer to. */
export interface ShadowScope {
  /** The pieces of a shadow variable of Root, or null. */
  readonly variable: (name: string) => readonly ShadowEntry[] | null
  readonly colour: (text: string) => Rgb
  /** Called for each piece that gives no layer. */
  readonly onUnknown: (text: string) => void
}

/** The layers of a shadow with solid colours, at most as many as a theme has. What cannot be found gives none. */
export function styleShadow(entries: readonly ShadowEntry[], scope: ShadowScope): readonly StylePartLayer[] {
  const layers: StyleLayer[] = []
  gather(entries, scope, layers, 0)
  return layers.map(({ inset, color, ...layer }) => ({ ...layer, color: styleHex(scope.colour(color)), ...(inset ? { inset } : {}) }))
}

function gather(entries: readonly ShadowEntry[], scope: ShadowScope, layers: StyleLayer[], depth: number): void {
  for (const entry of entries) {
    if (layers.length >= maxLayers) {
      scope.onUnknown(typeof entry === 'string' ? entry : entry.color)
      return
    }
    if (typeof entry !== 'string') layers.push(entry)
    else if (entry.startsWith('$')) {
      const edge = borderSide(entry)
      if (edge) layers.push(edge)
      else scope.onUnknown(entry)
    } else {
      const variable = depth < deepest ? scope.variable(entry.slice(2).trim()) : null
      if (variable) gather(variable, scope, layers, depth + 1)
      else scope.onUnknown(entry)
    }
  }
}

/** `$borderSide(colour side alpha width inset)` draws an edge: one layer without blur, moved away from the named sides. */
function borderSide(text: string): StyleLayer | null {
  const call = readCall(text)
  if (call?.name !== 'borderSide') return null
  const [color, side = '', alpha = '1', width = '1', inset = 'inset'] = call.args
  const [opacity, points] = [Number(alpha), Number(width)]
  if (color === undefined || !Number.isFinite(opacity) || !Number.isFinite(points)) return null
  const isInset = inset === 'inset'
  const length = Math.min(2_200, Math.max(-2_200, points)) * (isInset ? 1 : -1)
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
