import { composite, mix, rounded, type Colour } from './colour.ts'
import { contrastRatio, controlThreshold, nearestReadable, textThreshold } from './contrast.ts'

/** What stands on a post as text. */
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
/** What stands on a post as an edge or a sign. */
const signs = ['accentControl', 'focus', 'inputBorder'] as const

/** So much of the colour is in the ground: the first share that can be told from the page, or the last. */
const shares = [0.14, 0.18, 0.22, 0.26, 0.3]
const seenFrom = 1.12

export interface HighlightColours {
  /** Under the words. */
  readonly ground: Colour
  /** At the side. */
  readonly line: Colour
  /** Slots that would be hard to read on the ground or between its stripes, each with the colour nearest to it that is not. */
  readonly slots: ReadonlyMap<string, Colour>
}

/**
 * How the posts of somebody are marked in a colour that the reader chose, which may be any: what cannot be told from the page is made
 * stronger, and what stands on it keeps the contrast of text.
 * @param solid the slots of the theme as they are seen, opaque
 * @param painted the same as they are painted, see-through where they are
 */
export function highlightColours(chosen: Colour, solid: (slot: string) => Colour, painted: (slot: string) => Colour): HighlightColours {
  const page = solid('bg')
  const line = rounded(nearestReadable(chosen, [page], controlThreshold))
  const mixed = [chosen, line].flatMap((colour) => shares.map((share) => rounded(mix(page, colour, share))))
  const ground = mixed.find((colour) => contrastRatio(colour, page) >= seenFrom) ?? line
  const grounds = [ground, page, rounded(composite(painted('hover'), ground)), solid('selectedPost'), solid('popover')]
  const bars = [...grounds, rounded(composite(painted('poll'), ground))]
  const slots = new Map([
    ...texts.map((slot) => [slot, rounded(nearestReadable(painted(slot), grounds, textThreshold))] as const),
    ...signs.map((slot) => [slot, rounded(nearestReadable(painted(slot), grounds, controlThreshold))] as const),
    ['pollText', rounded(nearestReadable(painted('pollText'), bars, textThreshold))] as const,
  ])
  return { ground, line, slots }
}
