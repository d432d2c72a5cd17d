import { formatColour, parseColour, withAlpha, type Colour } from './colour.ts'
import { contrastPairs } from './contrastPairs.ts'
import { contrastReport, type ContrastPair } from './contrastReport.ts'
import { groundsOf, type ImageRange } from './imageBelow.ts'
import { nearestColour, worstContrast } from './readable/nearestColour.ts'
import { resolveTheme } from './resolveTheme.ts'
import type { SlotName } from './interfaceSlots.ts'
import type { ThemeSource } from './ThemeSource.ts'

/** The parts of a theme that have values by name. */
export type ThemePart = Exclude<keyof ThemeSource, 'name'>

/** A theme with one value set, or left to be derived where it is undefined. */
export function withValue<Part extends ThemePart>(
  theme: ThemeSource,
  part: Part,
  name: string,
  value: ThemeSource[Part][string] | undefined,
): ThemeSource {
  const { [name]: _before, ...others } = theme[part]
  return { ...theme, [part]: value === undefined ? others : { ...others, [name]: value } }
}

/** A theme that can be edited. Its background is set, because all other colours follow it; a theme without any choice stays a theme. */
export function editableTheme(theme: ThemeSource): ThemeSource {
  if (parseColour(theme.colours['bg'] ?? '') !== null) return theme
  return withValue(theme, 'colours', 'bg', formatColour(withAlpha(resolveTheme(theme).colour('bg'), 1)))
}

/** Reads a typed colour, with or without `#`, as `#rrggbb`. Null for anything but an opaque colour. */
export function readTypedColour(text: string): string | null {
  const colour = parseColour(text)
  return colour === null || colour.a < 1 ? null : formatColour(colour)
}

/** True where the theme sets the slot itself; it does not follow its base then. */
export function isOwnColour(theme: ThemeSource, slot: SlotName): boolean {
  return Object.hasOwn(theme.colours, slot)
}

/** The pairs of a theme that are hard to read or to see, worst first. */
export function contrastFailures(theme: ThemeSource, image: ImageRange | null = null): readonly ContrastPair[] {
  return contrastReport(theme, image)
    .filter(({ passes }) => !passes)
    .toSorted((first, second) => first.ratio - second.ratio)
}

/** Another colour must raise the ratio by this much to count as better. */
const minGain = 0.1

/** The colour nearest to a slot's that is readable on all of its backgrounds; null if there is no better one. */
export function readableColour(theme: ThemeSource, slot: SlotName, image: ImageRange | null = null): string | null {
  const pairs = contrastPairs.filter((pair) => pair.slot === slot)
  const threshold = Math.max(...pairs.map((pair) => pair.threshold))
  if (pairs.length === 0) return null
  const resolved = resolveTheme(theme)
  const now = resolved.colour(slot)
  const grounds = pairs.flatMap(({ surfaces }) => groundsOf(resolved, surfaces, image))
  const nearest = nearestColour(now, grounds, threshold).colour
  const worst = (colour: Colour) => worstContrast(colour, grounds)
  // Where none can be read on all, the best one is no better than itself, but for the rounding of its channels.
  const isBetter = worst(nearest) >= threshold || worst(nearest) - worst(now) >= minGain
  // The alpha belongs to the opacity of the slot; only the colour is proposed.
  const readable = formatColour(withAlpha(nearest, 1))
  return !isBetter || readable === formatColour(withAlpha(now, 1)) ? null : readable
}
