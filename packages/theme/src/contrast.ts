import { black, composite, rounded, white, type Colour } from './colour.ts'
import { fromOklch, linear, toOklch } from './oklch.ts'

/** The least contrast of text against its background (spec 3, section 5). */
export const textThreshold = 4.5
/** The least contrast of a control's edge, its state and the focus ring (WCAG 2.2, 1.4.11). */
export const controlThreshold = 3
/** The contrast of two lines on each other that leaves one of them with 3:1 on any colour. */
const linesThreshold = controlThreshold ** 2

/** Relative luminance of an opaque colour, 0 for black to 1 for white (WCAG 2.2). */
export function luminance({ r, g, b }: Colour): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/** WCAG 2.2 ratio, 1 to 21. `below` must be opaque; `above` may be seen through. */
export function contrastRatio(above: Colour, below: Colour): number {
  return ratioOf(luminance(composite(above, below)), luminance(below))
}

function ratioOf(first: number, second: number): number {
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** The level a ratio gives to text of normal size, or null when it gives none. */
export function contrastLevel(ratio: number): 'AAA' | 'AA' | null {
  if (ratio >= 7) return 'AAA'
  return ratio >= textThreshold ? 'AA' : null
}

/** The worst contrast of a colour over several grounds; its alpha counts. The grounds are read once, because many colours are tried on them. */
function worstOn(grounds: readonly Colour[]): (colour: Colour) => number {
  const lights = grounds.map(luminance)
  return (colour) => {
    if (colour.a < 1) return Math.min(...grounds.map((ground) => contrastRatio(colour, ground)))
    const light = luminance(colour)
    return Math.min(...lights.map((ground) => ratioOf(light, ground)))
  }
}

/**
 * The colour nearest to `wanted` in lightness, of the same hue, that reaches `threshold` on every one of `backgrounds`. If no
 * lightness reaches it on all, the one whose worst ratio is best.
 */
export function nearestReadable(desired: Colour, backgrounds: readonly Colour[], threshold: number = textThreshold): Colour {
  const worst = worstOn(backgrounds)
  if (worst(rounded(desired)) >= threshold) return desired
  let best = desired
  let max = 0
  for (const candidate of nearestFirst(desired)) {
    const min = worst(candidate)
    if (min >= threshold) return candidate
    if (min > max) [best, max] = [candidate, min]
  }
  return best
}

/**
 * The colour nearest to `desired` for the first of two lines, one of which has 3:1 on any colour, because they have 9:1 on each other
 * (WCAG technique C40). It is seen on `grounds` without the second line where a colour can do both.
 */
export function nearestLine(desired: Colour, grounds: readonly Colour[]): Colour {
  const worst = worstOn(grounds)
  let nearest: Colour | null = null
  for (const candidate of candidates(desired)) {
    if ([black, white].every((second) => contrastRatio(second, candidate) < linesThreshold)) continue
    if (worst(candidate) >= controlThreshold) return candidate
    nearest ??= candidate
  }
  return nearest ?? desired
}

/** The colour nearest to `desired` for the second line next to `first`; black or white if no colour of its hue does. */
export function secondLine(desired: Colour, first: Colour): Colour {
  const nearest = nearestReadable(desired, [first], linesThreshold)
  if (contrastRatio(nearest, first) >= linesThreshold) return nearest
  return contrastRatio(black, first) > contrastRatio(white, first) ? black : white
}

function* candidates(desired: Colour): Generator<Colour> {
  yield rounded(desired)
  yield* nearestFirst(desired)
}

/** Lightnesses from black to white. */
const steps = 200

/** Colours of the same hue, nearest in lightness first. Most searches end within a few, and a theme is derived again at each pointer move. */
function* nearestFirst(colour: Colour): Generator<Colour> {
  const { l, c, h } = toOklch(colour)
  let [lower, upper] = [Math.floor(l * steps), Math.floor(l * steps) + 1]
  while (lower >= 0 || upper <= steps) {
    const isLower = upper > steps || (lower >= 0 && l - lower / steps <= upper / steps - l)
    const step = isLower ? lower-- : upper++
    yield rounded(fromOklch({ l: step / steps, c, h }, colour.a))
  }
}
