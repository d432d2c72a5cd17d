import { mfmEffects, mfmFlags, type MfmEffect, type MfmFlag, type MfmNode } from './ContentTree.ts'

const effects: ReadonlySet<string> = new Set(mfmEffects)
/** Nothing may flash more than three times a second: hues turn once, and a turning card vanishes twice, in a period. */
const shortestPeriod = 0.4
const longestPeriod = 60
const shortestFlashing = 0.8
const shortestRainbow = 1
const maxScale = 5
const maxShift = 20
const maxNesting = 20
/** In one post; what comes after stands still. */
const maxMoving = 100

const sizes: Readonly<Partial<Record<MfmEffect, number>>> = { tada: 1.5, x2: 2, x3: 4, x4: 6 }
const moving: ReadonlySet<MfmEffect> = new Set(['tada', 'jelly', 'twitch', 'shake', 'spin', 'jump', 'bounce', 'rainbow', 'sparkle'])

/** What the effects around a piece of content already do to it. */
export interface MfmAround {
  readonly depth: number
  readonly sized: boolean
  readonly scaleX: number
  readonly scaleY: number
  readonly moving: readonly MfmEffect[]
}

export const noMfm: MfmAround = { depth: 0, sized: false, scaleX: 1, scaleY: 1, moving: [] }

/** One post's supply of moving pieces. */
export interface MfmBudget {
  movingLeft: number
}

export function fullBudget(): MfmBudget {
  return { movingLeft: maxMoving }
}

/** The effect that a class list names, in the form of FEP-c16b (`mfm-spin`) or the older one (`_mfm_spin_`). */
export function effectOf(classes: readonly string[]): { effect: MfmEffect; legacy: boolean } | null {
  for (const name of classes) {
    const [, now, before] = /^(?:mfm-(\w+)|_mfm_(\w+)_)$/.exec(name) ?? []
    const effect = now ?? before
    if (isEffect(effect)) return { effect, legacy: before !== undefined }
  }
  return null
}

function isEffect(name: string | undefined): name is MfmEffect {
  return name !== undefined && effects.has(name)
}

/**
 * Reads one function's arguments by type and clamps them, also against the effects around it: sizes do not
 * multiply, scales stay within 5 together, a movement does not drive the same movement.
 *
 * @param argument The attribute of this name without its `data-` or `data-mfm-`; null when it is absent.
 * @returns null when the effect would add nothing or is one too many; its children then stand alone.
 */
export function mfmNode(
  effect: MfmEffect,
  argument: (name: string) => string | null,
  around: MfmAround,
  budget: MfmBudget,
): { node: Omit<MfmNode, 'children'>; inside: MfmAround } | null {
  if (around.depth >= maxNesting) return null
  if (moving.has(effect) && (around.moving.includes(effect) || (budget.movingLeft -= 1) < 0)) return null
  const size = around.sized ? null : (sizes[effect] ?? null)
  if (size === null && /^x\d$/.test(effect)) return null

  const flags = mfmFlags.filter((flag) => argument(flag) !== null)
  let x: number | null = null
  let y: number | null = null
  if (effect === 'scale') {
    x = factor(argument('x'), around.scaleX)
    y = factor(argument('y'), around.scaleY)
  } else if (effect === 'position') {
    x = clamp(numberOf(argument('x')) ?? 0, -maxShift, maxShift)
    y = clamp(numberOf(argument('y')) ?? 0, -maxShift, maxShift)
  }
  const color = effect === 'fg' || effect === 'bg' ? (colorOf(argument('color')) ?? 'f00') : null
  return {
    node: {
      kind: 'mfm',
      effect,
      flags,
      x,
      y,
      color,
      size,
      speed: moving.has(effect) ? periodOf(argument('speed'), effect, flags) : null,
      deg: effect === 'rotate' ? (numberOf(argument('deg')) ?? 90) % 360 || 0 : null,
    },
    inside: {
      depth: around.depth + 1,
      sized: around.sized || size !== null,
      scaleX: around.scaleX * (effect === 'scale' ? (x ?? 1) : 1),
      scaleY: around.scaleY * (effect === 'scale' ? (y ?? 1) : 1),
      moving: moving.has(effect) ? [...around.moving, effect] : around.moving,
    },
  }
}

function factor(text: string | null, around: number): number {
  const limit = Math.max(1, Math.floor((maxScale / Math.max(1, Math.abs(around))) * 100) / 100)
  return clamp(numberOf(text) ?? 1, -limit, limit)
}

function periodOf(text: string | null, effect: MfmEffect, flags: readonly MfmFlag[]): number | null {
  const [, amount, unit] = /^(\d{0,6}\.?\d{1,6})(ms|s)$/.exec(text?.trim() ?? '') ?? []
  if (!amount) return null
  const seconds = Number(amount) / (unit === 'ms' ? 1000 : 1)
  const turnsCard = effect === 'spin' && (flags.includes('x') || flags.includes('y'))
  return clamp(seconds, effect === 'rainbow' ? shortestRainbow : turnsCard ? shortestFlashing : shortestPeriod, longestPeriod)
}

function numberOf(text: string | null): number | null {
  return text !== null && /^[+-]?\d{0,6}\.?\d{1,6}$/.test(text.trim()) ? Number(text) + 0 : null
}

/** Without the opacity that a fourth or eighth digit gives: nobody may lay out unseen text. */
function colorOf(text: string | null): string | null {
  const digits = /^#?([0-9a-f]{3,8})$/i.exec(text?.trim() ?? '')?.[1]?.toLowerCase()
  if (!digits || digits.length === 5 || digits.length === 7) return null
  return digits.slice(0, digits.length < 6 ? 3 : 6)
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
