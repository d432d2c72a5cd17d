import { composite, rounded, withAlpha, type Colour } from '../colour.ts'
import { textThreshold } from '../contrast.ts'
import { contrastPairs, type ContrastGround } from '../contrastPairs.ts'
import { slotNames, type SlotName } from '../interfaceSlots.ts'
import { resolveTheme, type ResolvedTheme } from '../resolveTheme.ts'
import type { ThemeSource } from '../ThemeSource.ts'
import { worstContrast } from './nearestColour.ts'

/** A text of a theme and one of the surfaces that it stands on. */
export interface ReadablePair {
  readonly slot: SlotName
  /** The slot of the uppermost surface. */
  readonly ground: SlotName
  /** The text's colour, with its alpha. */
  readonly colour: Colour
  /** The surface as it is seen: one colour for each that may lie below the page. */
  readonly seen: readonly Colour[]
  /** The contrast over the worst of them. */
  readonly ratio: number
}

/** The texts among the pairs. Edges and signs are no texts. */
const textPairs: readonly ContrastGround[] = contrastPairs.filter(({ threshold }) => threshold === textThreshold)

/** The slots of texts, in the order in which their colours are made: each after those that it comes from. */
export const textSlots: readonly SlotName[] = slotNames.filter((name) => textPairs.some(({ slot }) => slot === name))

/**
 * The texts of a theme: each slot with its surfaces. They are made on demand, because most questions are about one of them.
 * @param below colours that may lie below the page, such as those of a wallpaper; none means the theme's own
 */
export function pairsBySlot(source: ThemeSource, below: readonly Colour[] = []): (slot: SlotName) => readonly ReadablePair[] {
  const theme = resolveTheme(source)
  const known = new Map<SlotName, readonly ReadablePair[]>()
  return (slot) => {
    const found = known.get(slot)
    if (found) return found
    const pairs = textPairs.flatMap(({ slot: text, on, surfaces }) => {
      if (text !== slot) return []
      const colour = theme.colour(slot)
      const seen = seenOver(theme, surfaces, below)
      return [{ slot, ground: on, colour, seen, ratio: worstContrast(colour, seen) }]
    })
    known.set(slot, pairs)
    return pairs
  }
}

/** Every text of a theme on every surface. */
export function readablePairs(source: ThemeSource, below: readonly Colour[] = []): readonly ReadablePair[] {
  return textSlots.flatMap(pairsBySlot(source, below))
}

function seenOver(theme: ResolvedTheme, surfaces: readonly string[], below: readonly Colour[]): readonly Colour[] {
  if (below.length === 0 || surfaces[0] !== 'wallpaper') return [theme.seen(surfaces)]
  const layers = surfaces.slice(1).map((name) => theme.colour(name))
  return below.map((base) => rounded(layers.reduce((ground, layer) => composite(layer, ground), withAlpha(base, 1))))
}
