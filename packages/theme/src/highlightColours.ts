import { composite, mix, rounded, type Colour } from './colour.ts'
import { contrastRatio, controlThreshold, nearestReadable, textThreshold } from './contrast.ts'

/** Slots that a post uses for text. */
const texts = [
  'text',
  'faint',
  'link',
  'faintLink',
  'icon',
  'postLink',
  'postGreentext',
  'postCyantext',
  'reply',
  'repeat',
  'favourite',
  'danger',
  'success',
  'warning',
] as const
/** Slots that a post uses for an edge or a sign. */
const signs = ['accentControl', 'focus', 'inputBorder'] as const

/** Shares of the colour in the ground. The first share that differs visibly from the page counts, or the last. */
const shares = [0.14, 0.18, 0.22, 0.26, 0.3]
const seenFrom = 1.12

export interface HighlightColours {
  /** Under the words. */
  readonly ground: Colour
  /** At the side. */
  readonly line: Colour
  /** Slots that would be hard to read on the ground or between its stripes, each with the nearest readable colour. */
  readonly slots: ReadonlyMap<string, Colour>
}

/**
 * Colours that mark an account's posts, made from any colour of the reader's choice. A colour too close to the page is made stronger,
 * and text on it keeps its contrast.
 * @param solid the slots of the theme as they are seen, opaque
 * @param painted the same as they are painted, some of them transparent
 */
export function highlightColours(chosen: Colour, solid: (slot: string) => Colour, painted: (slot: string) => Colour): HighlightColours {
  const page = solid('bg')
  const line = rounded(nearestReadable(chosen, [page], controlThreshold))
  const mixed = [chosen, line].flatMap((colour) => shares.map((share) => rounded(mix(page, colour, share))))
  const ground = mixed.find((colour) => contrastRatio(colour, page) >= seenFrom) ?? line
  const grounds = [ground, page, rounded(composite(painted('hover'), ground)), solid('selectedPost'), solid('popover')]
  const bars = [...grounds, rounded(composite(painted('poll'), ground))]
  const slots = new Map([
    ...texts.map((slot) => [slot, readable(slot, grounds, textThreshold)] as const),
    ...signs.map((slot) => [slot, readable(slot, grounds, controlThreshold)] as const),
    ['pollText', readable('pollText', bars, textThreshold)] as const,
  ])
  return { ground, line, slots }

  /** A faint text is see-through; here it has the colour that is seen. */
  function readable(slot: string, on: readonly Colour[], threshold: number): Colour {
    return rounded(nearestReadable(composite(painted(slot), ground), on, threshold))
  }
}
