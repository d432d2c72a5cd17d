import { composite, rounded, type Colour } from './colour.ts'
import { fromOklch, linear, toOklch } from './oklch.ts'

/** The least contrast of text against its background (spec 3, section 5). */
export const textThreshold = 4.5
/** The least contrast of a control's edge, its state and the focus ring (WCAG 2.2, 1.4.11). */
export const controlThreshold = 3

/** Relative luminance of an opaque colour, 0 for black to 1 for white (WCAG 2.2). */
export function luminance({ r, g, b }: Colour): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/** WCAG 2.2 ratio, 1 to 21. `below` must be opaque; `above` may be seen through. */
export function contrastRatio(above: Colour, below: Colour): number {
  const [first, second] = [luminance(composite(above, below)), luminance(below)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** The level a ratio gives to text of normal size, or null when it gives none. */
export function contrastLevel(ratio: number): 'AAA' | 'AA' | null {
  if (ratio >= 7) return 'AAA'
  return ratio >= textThreshold ? 'AA' : null
}

/**
 * The colour nearest to `wanted` in lightness, of the same hue, that reaches `threshold` on every one of `backgrounds`. If no
 * lightness reaches it on all, the one whose worst ratio is best.
 */
export function nearestReadable(desired: Colour, backgrounds: readonly Colour[], threshold: number = textThreshold): Colour {
  const worst = (colour: Colour) => Math.min(...backgrounds.map((background) => contrastRatio(colour, background)))
  if (worst(rounded(desired)) >= threshold) return desired
  const { l, c, h } = toOklch(desired)
  const nearestFirst = steps.toSorted((first, second) => Math.abs(first - l) - Math.abs(second - l))
  let best = desired
  let max = 0
  // In order of distance: most are found within a few steps, and a theme is derived again at each pointer move.
  for (const lightness of nearestFirst) {
    const candidate = rounded(fromOklch({ l: lightness, c, h }, desired.a))
    const min = worst(candidate)
    if (min >= threshold) return candidate
    if (min > max) [best, max] = [candidate, min]
  }
  return best
}

/** Lightnesses from black to white. */
const steps: readonly number[] = Array.from({ length: 201 }, (_, step) => step / 200)
