import type { ContentNode, EffectNode, MfmEffect, MfmFlag, MfmNode } from './ContentTree.ts'

const flagNames: readonly MfmFlag[] = ['x', 'y', 'left', 'alternate', 'h', 'v', 'serif', 'monospace', 'cursive', 'fantasy', 'emoji', 'math']

/** Seconds. Nothing may flash more than three times a second, and a turning card vanishes twice in a period. */
const shortestPeriod = 0.4
const longestPeriod = 60
const shortestTurningCard = 0.8
const shortestRainbow = 1
const maxScale = 5
const maxShift = 20
const maxNesting = 20
/** Maximum number of moving effects in one post; further ones do not move. */
const maxMoving = 100

interface Nature {
  /** Factor of the text size. */
  readonly size?: number
  readonly moves?: true
}
const natures: Readonly<Record<MfmEffect, Nature>> = {
  tada: { moves: true, size: 1.5 },
  jelly: { moves: true },
  twitch: { moves: true },
  shake: { moves: true },
  spin: { moves: true },
  jump: { moves: true },
  bounce: { moves: true },
  rainbow: { moves: true },
  sparkle: { moves: true },
  flip: {},
  font: {},
  blur: {},
  rotate: {},
  position: {},
  scale: {},
  fg: {},
  bg: {},
  center: {},
  x2: { size: 2 },
  x3: { size: 4 },
  x4: { size: 6 },
}

/** The sum of the effects around a piece of content. */
interface Around {
  readonly depth: number
  readonly sized: boolean
  readonly scaleX: number
  readonly scaleY: number
  readonly moving: readonly MfmEffect[]
}
const nothingAround: Around = { depth: 0, sized: false, scaleX: 1, scaleY: 1, moving: [] }

/**
 * Reads MFM: functions with known names become effects, others only their content. Arguments are checked by type and clamped, also by the
 * effects around them: sizes do not multiply, scales stay within 5 together, a movement does not contain the same movement, at most 20 are
 * nested and 100 move.
 */
export function withEffects(nodes: readonly ContentNode[]): readonly ContentNode[] {
  return readAll(nodes, nothingAround, { movingLeft: maxMoving })
}

function readAll(nodes: readonly ContentNode[], around: Around, budget: { movingLeft: number }): readonly ContentNode[] {
  return nodes.flatMap((node): readonly ContentNode[] => {
    if (node.kind === 'element' || node.kind === 'link') return [{ ...node, children: readAll(node.children, around, budget) }]
    if (node.kind !== 'mfm') return [node]
    const effect = effectOf(node, around)
    if (effect && natures[effect].moves) budget.movingLeft -= 1
    if (!effect || budget.movingLeft < 0) return readAll(node.children, around, budget)
    const read = { ...readArguments(effect, node.args, around), children: [] }
    return [{ ...read, children: readAll(node.children, inside(around, read), budget) }]
  })
}

/** null when the function is unknown, would add nothing here, or is one too many. */
function effectOf({ name }: MfmNode, around: Around): MfmEffect | null {
  if (!isEffect(name) || around.depth >= maxNesting || around.moving.includes(name)) return null
  const { size, moves } = natures[name]
  return around.sized && size !== undefined && !moves ? null : name
}

function isEffect(name: string): name is MfmEffect {
  return Object.hasOwn(natures, name)
}

function inside(around: Around, { effect, size, x, y }: EffectNode): Around {
  const scales = effect === 'scale'
  return {
    depth: around.depth + 1,
    sized: around.sized || size !== null,
    scaleX: scales && x !== null ? around.scaleX * x : around.scaleX,
    scaleY: scales && y !== null ? around.scaleY * y : around.scaleY,
    moving: natures[effect].moves ? [...around.moving, effect] : around.moving,
  }
}

function readArguments(effect: MfmEffect, args: MfmNode['args'], around: Around): EffectNode {
  const flags = flagNames.filter((flag) => Object.hasOwn(args, flag))
  const shift = (value: string | undefined): number => clamp(numberOf(value) ?? 0, maxShift)
  const { moves, size } = natures[effect]
  return {
    kind: 'effect',
    effect,
    flags,
    speed: moves ? periodOf(args['speed'], effect, flags) : null,
    deg: effect === 'rotate' ? (numberOf(args['deg']) ?? 90) % 360 : null,
    x: effect === 'scale' ? factorOf(args['x'], around.scaleX) : effect === 'position' ? shift(args['x']) : null,
    y: effect === 'scale' ? factorOf(args['y'], around.scaleY) : effect === 'position' ? shift(args['y']) : null,
    color: effect === 'fg' || effect === 'bg' ? (colorOf(args['color']) ?? 'f00') : null,
    size: around.sized ? null : (size ?? null),
    children: [],
  }
}

function factorOf(text: string | undefined, around: number): number {
  return clamp(numberOf(text) ?? 1, Math.max(1, maxScale / Math.max(1, Math.abs(around))))
}

function periodOf(text: string | undefined, effect: MfmEffect, flags: readonly MfmFlag[]): number | null {
  const [, amount, unit] = /^(\d{0,6}\.?\d{1,6})(ms|s)$/.exec(text?.trim() ?? '') ?? []
  if (!amount) return null
  const turnsCard = effect === 'spin' && (flags.includes('x') || flags.includes('y'))
  const shortest = effect === 'rainbow' ? shortestRainbow : turnsCard ? shortestTurningCard : shortestPeriod
  return Math.min(longestPeriod, Math.max(shortest, Number(amount) / (unit === 'ms' ? 1000 : 1)))
}

function numberOf(text: string | undefined): number | null {
  return text !== undefined && /^[+-]?\d{0,6}\.?\d{1,6}$/.test(text.trim()) ? Number(text) : null
}

/** The opacity of a fourth or eighth digit is dropped, so that no text can be invisible. */
function colorOf(text: string | undefined): string | null {
  const digits = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text?.trim() ?? '')?.[1]?.toLowerCase()
  return digits ? digits.slice(0, digits.length < 6 ? 3 : 6) : null
}

function clamp(value: number, limit: number): number {
  return Math.min(limit, Math.max(-limit, value))
}
