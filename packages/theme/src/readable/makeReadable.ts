import { formatColour, withAlpha } from '../colour.ts'
import { engineSlots, isEngineSlotName, type EngineSlot } from '../engine/engineSlots.ts'
import { defaultOpacity, interfaceOpacities, type OpacityName, type SlotName } from '../interfaceSlots.ts'
import type { ImageRange } from '../imageBelow.ts'
import type { ThemeSource } from '../ThemeSource.ts'
import { nearestColour, worstContrast } from './nearestColour.ts'
import { pairsBySlot, textSlots, type ReadablePair } from './readablePairs.ts'

/** The contrast that a level asks of texts (WCAG 2.2, 1.4.3 and 1.4.6). */
export const contrastOfLevel = { AA: 4.5, AAA: 7 } as const

export type ReadableLevel = keyof typeof contrastOfLevel

/** One value that was changed, so that a text can be read. */
export interface ReadableChange {
  /** The text. */
  readonly slot: SlotName
  /** The opacity that was changed in place of the text's colour, or null. */
  readonly opacity: OpacityName | null
  /** `#rrggbb`, or a number from 0 to 1 for an opacity. */
  readonly from: string
  readonly to: string
  /** The surface on which the text was worst. */
  readonly ground: SlotName
  /** The contrast on that surface before and after. */
  readonly before: number
  readonly after: number
}

/** A text that stays hard to read, because no colour of its own would help. */
export interface UnreadablePair {
  readonly slot: SlotName
  readonly ground: SlotName
  readonly ratio: number
}

export interface ReadableTheme {
  /** The theme itself if nothing was changed. */
  readonly source: ThemeSource
  readonly changes: readonly ReadableChange[]
  readonly unreadable: readonly UnreadablePair[]
}

/** A text that cannot be made readable changes only if it gains this much. */
const minGain = 0.1

/** One is enough, unless a text lies on something that is made of it, such as a row under the pointer. */
const maxRounds = 6

/**
 * Makes every text of a theme readable by the smallest changes of lightness, texts set by the author included. Faint texts become less
 * faint before they change their colour. Texts are corrected in the order of their dependencies: a text based on a corrected one often needs
 * no change.
 * @param image the colour range of the wallpaper image, if there is one
 */
export function makeReadable(source: ThemeSource, level: ReadableLevel, image: ImageRange | null = null): ReadableTheme {
  const threshold = contrastOfLevel[level]
  const changes = new Map<string, ReadableChange>()
  let state: State = { source, pairsOf: pairsBySlot(source, image) }
  for (let round = 0; round < maxRounds; round++) {
    const before = state
    for (const slot of textSlots) {
      const mended = mend(state, slot, threshold, image)
      if (mended === null) continue
      state = mended
      for (const change of mended.changes) {
        const key = `${slot} ${change.opacity}`
        const first = changes.get(key)
        changes.set(key, first ? { ...change, from: first.from, before: first.before } : change)
      }
    }
    if (state === before) break
  }
  const unreadable = textSlots.flatMap(state.pairsOf).filter(({ ratio }) => ratio < threshold)
  return {
    source: state.source,
    changes: [...changes.values()].filter(({ from, to }) => from !== to),
    unreadable: unreadable.map(({ slot, ground, ratio }) => ({ slot, ground, ratio })),
  }
}

/** A theme on the way, with its texts. */
interface State {
  readonly source: ThemeSource
  readonly pairsOf: ReturnType<typeof pairsBySlot>
}

/** The theme with this text corrected, or null if it needs nothing or nothing helps. */
function mend(state: State, slot: SlotName, threshold: number, image: ImageRange | null): (State & Pick<ReadableTheme, 'changes'>) | null {
  const pairs = state.pairsOf(slot)
  const worst = pairs.reduce(worse)
  if (worst.ratio >= threshold) return null
  for (const way of ways) {
    const proposal = way(state.source, pairs, threshold)
    if (proposal === null) continue
    const next = { source: proposal.source, pairsOf: pairsBySlot(proposal.source, image) }
    const reached = next.pairsOf(slot).reduce(worse).ratio
    if (reached < threshold && (way !== solidAndRecoloured || reached < worst.ratio + minGain)) continue
    const after = next.pairsOf(slot).find(({ ground }) => ground === worst.ground)?.ratio ?? reached
    return { ...next, changes: proposal.values.map((value) => ({ ...value, slot, ground: worst.ground, before: worst.ratio, after })) }
  }
  return null
}

function worse(one: ReadablePair, other: ReadablePair): ReadablePair {
  return other.ratio < one.ratio ? other : one
}

/** A way to mend a text: the theme with it, and the values that it changes. Null where there is none. */
interface Proposal {
  readonly source: ThemeSource
  readonly values: readonly Pick<ReadableChange, 'opacity' | 'from' | 'to'>[]
}

type Way = (source: ThemeSource, pairs: readonly ReadablePair[], threshold: number) => Proposal | null

/** The text in its colour, with the least opacity that does. */
const lessFaint: Way = (source, pairs, threshold) => {
  const [{ slot, colour }] = pairs as [ReadablePair]
  const name = opacityOf(slot)
  if (name === null) return null
  const grounds = pairs.flatMap(({ seen }) => seen)
  const first = Math.floor(colour.a * 100) + 1
  for (let percent = first; percent <= 100; percent++) {
    if (worstContrast(withAlpha(colour, percent / 100), grounds) >= threshold) return withOpacity(source, name, percent / 100)
  }
  return null
}

/** The text in a lighter or darker colour. */
const recoloured: Way = (source, pairs, threshold) => {
  const [{ slot, colour }] = pairs as [ReadablePair]
  const from = withAlpha(colour, 1)
  const seenThrough = opacityOf(slot) === null ? from : colour
  const nearest = nearestColour(
    seenThrough,
    pairs.flatMap(({ seen }) => seen),
    threshold,
  )
  const to = formatColour(withAlpha(nearest.colour, 1))
  const values = [{ opacity: null, from: formatColour(from), to }]
  return { source: { ...source, colours: { ...source.colours, [slot]: to } }, values }
}

/** The text in a lighter or darker colour, without any opacity. */
const solidAndRecoloured: Way = (source, pairs, threshold) => {
  const [{ slot }] = pairs as [ReadablePair]
  const name = opacityOf(slot)
  const solid = name === null || (source.opacity[name] ?? defaultOpacity[name]) === 1 ? null : withOpacity(source, name, 1)
  const change = recoloured(
    solid?.source ?? source,
    pairs.map((pair) => ({ ...pair, colour: withAlpha(pair.colour, 1) })),
    threshold,
  )
  return change && { source: change.source, values: [...(solid?.values ?? []), ...change.values] }
}

/** Ways to mend a text, the first that does is taken; the last one also if it only helps. */
const ways: readonly Way[] = [lessFaint, recoloured, solidAndRecoloured]

function withOpacity(source: ThemeSource, name: OpacityName, opacity: number): Proposal {
  const from = source.opacity[name] ?? defaultOpacity[name]
  return {
    source: { ...source, opacity: { ...source.opacity, [name]: opacity } },
    values: [{ opacity: name, from: `${from}`, to: `${opacity}` }],
  }
}

/** The opacity that a theme can set for a text, or null for texts without one. */
function opacityOf(slot: SlotName): OpacityName | null {
  const ours = Object.entries(interfaceOpacities).find(([, slots]) => slots.some((name) => name === slot))
  if (ours) return ours[0] as OpacityName
  if (!isEngineSlotName(slot)) return null
  const { own, group }: EngineSlot = engineSlots[slot]
  return own && group ? group : null
}
