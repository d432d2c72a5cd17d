import { directionFrom, lighter as moved, luminanceOf } from './engine/arithmetic.ts'
import { engineSlots, type EngineSlot } from './engine/engineSlots.ts'
import { resolveEngine, slotReference, type ResolvedEngine } from './engine/resolveEngine.ts'
import {
  fixedSlots,
  interfaceOpacities,
  interfaceSlots,
  isFixedSlotName,
  isInterfaceSlotName,
  type InterfaceSlot,
} from './interfaceSlots.ts'
import { black, composite, parseColour, rounded, withAlpha, type Colour } from './colour.ts'
import { controlThreshold, nearestLine, nearestReadable, secondLine, textThreshold } from './contrast.ts'
import { fromOklch, toOklch } from './oklch.ts'
import type { ThemeSource } from './ThemeSource.ts'

/** Every colour of a theme, chosen or derived. */
export interface ResolvedTheme extends Pick<ResolvedEngine, 'shadows' | 'radii'> {
  readonly isDark: boolean
  /** The colour as it is painted, see-through where it is layered. */
  colour(name: string): Colour
  /** The visible colour: the slot on everything below it, opaque. */
  solid(name: string): Colour
  /** The visible colour of surfaces laid over each other, from the bottom up. */
  seen(surfaces: readonly string[]): Colour
}

/** The surface below each surface; the wallpaper is below all others. */
const below: Readonly<Record<string, string | null>> = {
  wallpaper: null,
  underlay: 'wallpaper',
  bg: 'underlay',
  topBar: 'underlay',
  chatBg: 'underlay',
  chatMessageIncomingBg: 'chatBg',
  chatMessageOutgoingBg: 'chatBg',
  selectedMenuPopover: 'popover',
}

/** A surface and all below it, from the wallpaper up. */
export function surfacesUpTo(name: string): readonly string[] {
  const next = Object.hasOwn(below, name) ? below[name] : 'bg'
  return next === null || next === undefined ? [name] : [...surfacesUpTo(next), name]
}

/** Makes the colours of other clients' themes as those clients do, then the slots of this interface from them. */
export function resolveTheme(source: ThemeSource): ResolvedTheme {
  const engine = resolveEngine(source)
  const known = new Map<string, Colour>(Object.entries(engine.colours))
  for (const [opacity, slots] of Object.entries(interfaceOpacities)) {
    const set = Object.hasOwn(source.opacity, opacity) ? source.opacity[opacity] : undefined
    if (set === undefined || !Number.isFinite(set)) continue
    for (const slot of slots) known.set(slot, withAlpha(engine.colours[slot], Math.min(1, Math.max(0, set))))
  }
  const open = new Set<string>()
  const isDark = luminanceOf(engine.colours.text) >= luminanceOf(engine.colours.bg)
  const away = directionFrom(engine.colours.bg)

  function colour(name: string): Colour {
    if (name.startsWith('#')) return parseColour(name) ?? black
    const found = known.get(name)
    const slot = ownSlot(name)
    if (found || slot === null || open.has(name)) return found ?? engine.colours.text
    open.add(name)
    const resolved = (isFixedSlotName(name) ? null : chosen(name, slot)) ?? derived(slot)
    open.delete(name)
    known.set(name, resolved)
    return resolved
  }

  function solid(name: string): Colour {
    return seen(surfacesUpTo(name))
  }

  function seen(surfaces: readonly string[]): Colour {
    const [lowest = 'bg', ...others] = surfaces
    return rounded(others.reduce((ground, name) => composite(colour(name), ground), withAlpha(colour(lowest), 1)))
  }

  function chosen(name: string, slot: InterfaceSlot): Colour | null {
    const text = Object.hasOwn(source.colours, name) ? source.colours[name] : undefined
    if (text === undefined) return null
    const { name: target, points } = slotReference(text)
    const found = target === null ? parseColour(text) : open.has(target) ? null : withAlpha(colour(target), 1)
    if (!found) return null
    return { ...(points ? moved(found, points * away) : found), a: found.a * (slot.alphaOf ? colour(slot.alphaOf).a : 1) }
  }

  function derived(slot: InterfaceSlot): Colour {
    const { from, asSeen, veil, shade = 0, alpha, alphaOf } = slot
    const [ground, ...others] = groundsOf(slot).map(solid)
    const own = colour(from)
    const base = asSeen || own.a === 0 ? solid(from) : veil === undefined || !ground ? own : composite(withAlpha(own, veil), ground)
    const start = shaded(withAlpha(base, 1), isDark ? shade : -shade)
    const corrected = ground ? nearestSeen(start, [ground, ...others], slot) : start
    return withAlpha(rounded(corrected), alpha ?? (alphaOf ? colour(alphaOf).a : 1))
  }

  return { isDark, colour, solid, seen, shadows: engine.shadows, radii: engine.radii }
}

/** A slot of this interface, whether a theme can set it or not. */
function ownSlot(name: string): InterfaceSlot | null {
  if (isInterfaceSlotName(name)) return interfaceSlots[name]
  return isFixedSlotName(name) ? fixedSlots[name] : null
}

/** The slots that one has to stand out from. */
function groundsOf({ textOn, controlOn, beside }: InterfaceSlot): readonly string[] {
  return textOn ?? controlOn ?? (beside === undefined ? [] : [beside])
}

function nearestSeen(start: Colour, grounds: readonly [Colour, ...Colour[]], { textOn, controlOn, beside }: InterfaceSlot): Colour {
  if (beside === undefined) return nearestReadable(start, grounds, textOn ? textThreshold : controlThreshold)
  return controlOn ? nearestLine(start, grounds) : secondLine(start, grounds[0])
}

/** The slot that another one follows while the theme does not set it, or null for one that has a colour of its own. */
export function baseOf(name: string): string | null {
  if (isInterfaceSlotName(name)) return interfaceSlots[name].from.startsWith('#') ? null : interfaceSlots[name].from
  const slot: EngineSlot | undefined = Object.entries(engineSlots).find(([known]) => known === name)?.[1]
  return slot?.from ?? null
}

function shaded(from: Colour, points: number): Colour {
  if (points === 0) return from
  const { l, c, h } = toOklch(from)
  return rounded(fromOklch({ l: l + points / 100, c, h }, from.a))
}
