import { black, composite, mix, parseColour, rounded, white, withAlpha, type Colour } from './colour.ts'
import { luminance, nearestReadable } from './contrast.ts'
import { fromOklch, toOklch } from './oklch.ts'
import { isSlotName, slots, thresholdOf, type SlotRule } from './slots.ts'
import { defaultOpacity, type ThemeSource } from './ThemeSource.ts'

/** Every colour of a theme, chosen or derived. */
export interface ResolvedTheme {
  readonly isDark: boolean
  /** The colour as it is painted, see-through where it is layered. */
  colour(name: string): Colour
  /** The visible colour: the slot on everything below it, opaque. */
  solid(name: string): Colour
}

const reference = /^--([\w-]+)(?:\s*,\s*([+-]?[\d.]+))?$/

/**
 * Resolves slots on demand: a chosen colour or reference first, else the slot's rule.
 * References in a circle count as not chosen, so that no file can make it run for ever.
 */
export function resolveTheme(source: ThemeSource): ResolvedTheme {
  // "Away from the background" is defined only once background and text are known.
  const probe = createResolver(source, true)
  const ground = luminance(probe.solid('bg'))
  const chosenText = source.colours['text'] === undefined ? null : luminance(probe.solid('text'))
  return createResolver(source, chosenText === null ? ground < 0.18 : chosenText >= ground)
}

function createResolver(source: ThemeSource, isDark: boolean): ResolvedTheme {
  const pole = isDark ? white : black
  const known = new Map<string, Colour>()
  const open = new Set<string>()

  function colour(name: string): Colour {
    if (name.startsWith('#')) return parseColour(name) ?? pole
    const found = known.get(name)
    if (found) return found
    if (open.has(name)) return pole
    open.add(name)
    const resolved = chosen(name) ?? derived(name)
    open.delete(name)
    known.set(name, resolved)
    return resolved
  }

  function solid(name: string): Colour {
    const own = colour(name)
    if (own.a === 1) return own
    const below = slotOf(name)?.on
    return rounded(composite(own, below ? solid(below) : withAlpha(pole === white ? black : white, 1)))
  }

  function chosen(name: string): Colour | null {
    const text = source.colours[name] ?? (name === 'link' ? source.colours['accent'] : undefined)
    if (text === undefined) return null
    const [, target, shift = '0'] = reference.exec(text.trim()) ?? []
    const found = target === undefined ? parseColour(text) : open.has(target) ? null : shaded(opaque(target), Number(shift))
    return found && withAlpha(found, found.a * opacityOf(slotOf(name)))
  }

  function derived(name: string): Colour {
    const slot = slotOf(name)
    if (!slot) return pole
    const { from, asSeen, shade = 0, darken = 0, fade = 0, textOn, controlOn } = slot
    const start = shaded(lighter(asSeen ? solid(from) : opaque(from), -darken), shade)
    const faded = fade === 0 ? start : mix(start, solid('bg'), typeof fade === 'number' ? fade : 1 - opacityNamed(fade))
    const grounds = (textOn ?? controlOn ?? []).map(solid)
    const threshold = thresholdOf(slot)
    const seen = threshold === null ? faded : nearestReadable(faded, grounds, threshold)
    return withAlpha(rounded(seen), slot.alpha ?? opacityOf(slot))
  }

  /** The slot's starting colour: the visible one if the slot is wholly transparent, else its own channels. */
  function opaque(name: string): Colour {
    const own = colour(name)
    return own.a === 0 && isSlotName(name) ? solid(name) : withAlpha(own, 1)
  }

  function shaded(from: Colour, points: number): Colour {
    return lighter(from, isDark ? points : -points)
  }

  function opacityOf(slot: SlotRule | undefined): number {
    return slot?.opacity === undefined ? 1 : opacityNamed(slot.opacity)
  }

  function opacityNamed(name: string): number {
    return source.opacity[name] ?? defaultOpacity[name] ?? 1
  }

  return { isDark, colour, solid }
}

function slotOf(name: string): SlotRule | undefined {
  return isSlotName(name) ? slots[name] : undefined
}

function lighter(from: Colour, points: number): Colour {
  if (points === 0 || !Number.isFinite(points)) return from
  const { l, c, h } = toOklch(from)
  return rounded(fromOklch({ l: l + points / 100, c, h }, from.a))
}
