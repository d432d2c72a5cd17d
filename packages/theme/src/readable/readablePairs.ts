import type { Colour } from '../colour.ts'
import { textThreshold } from '../contrast.ts'
import { contrastPairs, type ContrastGround } from '../contrastPairs.ts'
import { slotNames, type SlotName } from '../interfaceSlots.ts'
import { groundsOf, type Ground, type ImageRange } from '../imageBelow.ts'
import { resolveTheme } from '../resolveTheme.ts'
import type { ThemeSource } from '../ThemeSource.ts'
import { worstContrast } from './nearestColour.ts'

/** A text of a theme and one of the surfaces below it. */
export interface ReadablePair {
  readonly slot: SlotName
  /** The slot of the uppermost surface. */
  readonly ground: SlotName
  /** The text's colour, with its alpha. */
  readonly colour: Colour
  /** The surface as it is seen, on everything that may lie below the page. */
  readonly seen: readonly Ground[]
  /** The contrast over the worst of it. */
  readonly ratio: number
}

/** The texts among the pairs. Edges and signs are no texts. */
const textPairs: readonly ContrastGround[] = contrastPairs.filter(({ threshold }) => threshold === textThreshold)

/** The slots of texts, in the order in which their colours are made: each after those that it comes from. */
export const textSlots: readonly SlotName[] = slotNames.filter((name) => textPairs.some(({ slot }) => slot === name))

/**
 * The texts of a theme: each slot with its surfaces. They are made on demand, because most questions are about one of them.
 * @param image the colour range of the wallpaper image, if there is one
 */
export function pairsBySlot(source: ThemeSource, image: ImageRange | null = null): (slot: SlotName) => readonly ReadablePair[] {
  const theme = resolveTheme(source)
  const known = new Map<SlotName, readonly ReadablePair[]>()
  return (slot) => {
    const found = known.get(slot)
    if (found) return found
    const pairs = textPairs.flatMap(({ slot: text, on, surfaces }) => {
      if (text !== slot) return []
      const colour = theme.colour(slot)
      const seen = groundsOf(theme, surfaces, image)
      return [{ slot, ground: on, colour, seen, ratio: worstContrast(colour, seen) }]
    })
    known.set(slot, pairs)
    return pairs
  }
}

/** Every text of a theme on every surface. */
export function readablePairs(source: ThemeSource, image: ImageRange | null = null): readonly ReadablePair[] {
  return textSlots.flatMap(pairsBySlot(source, image))
}
