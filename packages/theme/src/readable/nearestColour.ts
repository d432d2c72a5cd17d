import { composite, rounded, type Colour } from '../colour.ts'
import { contrastRatio, luminance } from '../contrast.ts'
import type { Ground } from '../imageBelow.ts'
import { fromOklch, toOklch, type Oklch } from '../oklch.ts'

/** The worst contrast of a colour over several grounds; its alpha counts. */
export function worstContrast(colour: Colour, grounds: readonly Ground[]): number {
  return Math.min(...grounds.map((ground) => groundContrast(colour, ground)))
}

/** The contrast over one ground. A text that is lighter than one end and darker than the other is lost somewhere between: 1. */
function groundContrast(colour: Colour, ends: Ground): number {
  const isLighter = ends.map((end) => luminance(composite(colour, end)) > luminance(end))
  if (new Set(isLighter).size > 1) return 1
  return Math.min(...ends.map((end) => contrastRatio(colour, end)))
}

/** A colour and its worst contrast. */
export interface NearestColour {
  readonly colour: Colour
  readonly ratio: number
}

/**
 * The colour that reaches `threshold` over all of `grounds` with the smallest change of lightness. Hue and alpha stay, and chroma as far
 * as displays can show it. If no lightness reaches it, the one with the best contrast.
 */
export function nearestColour(colour: Colour, grounds: readonly Ground[], threshold: number): NearestColour {
  const own = rated(colour, grounds)
  if (own.ratio >= threshold) return own
  const shade = toOklch(colour)
  const steps = colour.a === 1 ? stepsTo(shade, grounds, threshold) : nearestFirst(evenSteps(256), shade.l)
  let best = own
  for (const l of steps) {
    const candidate = rated(fromOklch({ ...shade, l }, colour.a), grounds)
    if (candidate.ratio >= threshold) return candidate
    if (candidate.ratio > best.ratio) best = candidate
  }
  return best
}

function rated(colour: Colour, grounds: readonly Ground[]): NearestColour {
  const shown = rounded(colour)
  return { colour: shown, ratio: worstContrast(shown, grounds) }
}

/**
 * Lightnesses to try for an opaque colour, nearest first. Contrast is a matter of luminance alone, which grows with lightness: the nearest
 * one lies at the edge of the remaining range, or slightly beyond, because channels are rounded. Even steps if they leave nothing.
 */
function stepsTo(shade: Oklch, grounds: readonly Ground[], threshold: number): readonly number[] {
  const edges = allowedLuminances(grounds, threshold).flatMap(([low, high]) => {
    const [darkest, lightest] = [lightnessOf(low, shade), lightnessOf(high, shade)]
    const inwards = darkest > shade.l ? 1 : -1
    const edge = inwards === 1 ? darkest : lightest
    return [0, 1, 2, 3, 4, 6, 8].map((times) => Math.min(1, Math.max(0, edge + (inwards * times) / 512)))
  })
  return nearestFirst(edges.length > 0 ? edges : evenSteps(32), shade.l)
}

/** The luminances that have enough contrast to all grounds, as ranges. */
function allowedLuminances(grounds: readonly Ground[], threshold: number): readonly (readonly [low: number, high: number])[] {
  return grounds.reduce<readonly (readonly [number, number])[]>(
    (ranges, ends) => {
      const lights = ends.map(luminance)
      const [below, above] = [(Math.min(...lights) + 0.05) / threshold - 0.05, (Math.max(...lights) + 0.05) * threshold - 0.05]
      return ranges
        .flatMap(([low, high]) => [[low, Math.min(high, below)] as const, [Math.max(low, above), high] as const])
        .filter(([low, high]) => low <= high)
    },
    [[0, 1]],
  )
}

/** The lightness at which a hue has some luminance. */
function lightnessOf(wished: number, shade: Oklch): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2
    if (luminance(fromOklch({ ...shade, l: middle })) < wished) low = middle
    else high = middle
  }
  return (low + high) / 2
}

function evenSteps(count: number): readonly number[] {
  return Array.from({ length: count + 1 }, (_, step) => step / count)
}

function nearestFirst(steps: readonly number[], l: number): readonly number[] {
  return steps.toSorted((first, second) => Math.abs(first - l) - Math.abs(second - l))
}
