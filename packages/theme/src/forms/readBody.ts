import { isFontList, readFontFamilies } from '../fontFamilies.ts'
import { withSlotNames } from '../interfaceSlots.ts'
import { emptySource, longestLength, longestRadius, maxLayers, widestSpread, type Shadow, type ThemeSource } from '../ThemeSource.ts'
import { bag, isBag, number, own, type Bag } from './bag.ts'
import { brokenReferences } from './brokenReferences.ts'
import { isKnownColour, isKnownFont, isKnownOpacity, isKnownRadius, isKnownShadow } from './knownNames.ts'
import type { LossList } from './LossList.ts'
import { readColour } from './readColour.ts'

/** Names that a part has at most: a file of a stranger must not fill the memory. */
const maxNames = 500

/** Bounds of lengths in px: gradients and flat fills of real themes reach them. */
const longest = { offset: longestLength, blur: longestLength, spread: widestSpread, radius: longestRadius } as const

/** How a body means its values. */
export interface BodyOptions {
  /** The number 0 is a radius, as in files of this client before it wrote texts; other clients use the default. */
  readonly zeroRadii?: boolean
  /** The body is for engine 2, which had a name that no longer exists. */
  readonly isOld?: boolean
}

/**
 * Reads the five parts of a source or a snapshot of version 2. Numbers may be texts. Unknown names stay, but are reported; values that
 * cannot be used are left out.
 */
export function readBody(body: Bag, losses: LossList, { zeroRadii = false, isOld = false }: BodyOptions = {}): ThemeSource {
  const parts = { body, losses }
  const colours = withSlotNames(
    entries(
      parts,
      'colors',
      (name) => isKnownColour(name) || (isOld && name === 'lightBg'),
      (value, name) => readColour(value, name, losses),
    ),
  )
  const broken = brokenReferences(colours)
  if (broken.length > 0) losses.add('unreadable colours', ...broken)
  return {
    ...emptySource,
    colours,
    opacity: entries(parts, 'opacity', isKnownOpacity, (value, name) => within(value, 0, 1, name, losses)),
    radii: entries(parts, 'radii', isKnownRadius, (value, name) =>
      value === 0 && !zeroRadii ? null : within(value, 0, longest.radius, name, losses),
    ),
    shadows: entries(parts, 'shadows', isKnownShadow, (value, name) => readLayers(value, name, losses)),
    fonts: entries(parts, 'fonts', isKnownFont, (value, name) => readFont(value, name, losses)),
  }
}

/** A number between bounds; null where there is none. */
export function within(value: unknown, min: number, max: number, name: string, losses: LossList): number | null {
  if (value === null || value === undefined || value === '') return null
  const found = number(value)
  if (found === null) losses.add('unreadable numbers', name)
  else if (found < min || found > max) losses.add('clamped numbers', name)
  return found === null ? null : Math.min(max, Math.max(min, found))
}

/** The families of a font: a text, or an object with one; null for none. */
export function readFont(value: unknown, name: string, losses: LossList): string | null {
  const family = typeof value === 'string' ? value : own(bag(value), 'family')
  if (family === null || family === undefined || family === '') return null
  const text = typeof family === 'string' ? family.trim() : ''
  if (text !== '' && isFontList(text)) return text
  losses.add('unreadable fonts', name)
  return readFontFamilies(text.slice(0, 400)).join(', ').slice(0, 200) || null
}

const kinds = {
  colors: 'unknown colours',
  opacity: 'unknown opacities',
  radii: 'unknown radii',
  shadows: 'unknown shadows',
  fonts: 'unknown fonts',
} as const

function entries<Value>(
  { body, losses }: { readonly body: Bag; readonly losses: LossList },
  part: keyof typeof kinds,
  isKnown: (name: string) => boolean,
  read: (value: unknown, name: string) => Value | null,
): Record<string, Value> {
  const found: (readonly [string, Value])[] = []
  for (const [name, raw] of Object.entries(bag(own(body, part)))) {
    if (found.length >= maxNames) {
      losses.add('excess names', part)
      break
    }
    if (!isUsableName(name)) {
      losses.add('unusable names', name)
      continue
    }
    const value = read(raw, name)
    if (value === null) continue
    if (!isKnown(name)) losses.add(kinds[part], name)
    found.push([name, value])
  }
  return Object.fromEntries(found)
}

/** A name of letters and digits that no object has by itself. */
function isUsableName(name: string): boolean {
  return /^[A-Za-z][\w-]{0,60}$/.test(name) && !(name in Object.prototype)
}

function readLayers(value: unknown, slot: string, losses: LossList): readonly Shadow[] | null {
  if (value === null || value === undefined) return null
  if (!Array.isArray(value)) {
    losses.add('unreadable shadows', slot)
    return null
  }
  if (value.length > maxLayers) losses.add('excess shadow layers', slot)
  return value.slice(0, maxLayers).flatMap((layer: unknown) => readLayer(layer, slot, losses) ?? [])
}

const layerNames = ['x', 'y', 'blur', 'spread', 'color', 'alpha', 'inset']

function readLayer(layer: unknown, slot: string, losses: LossList): Shadow | null {
  if (!isBag(layer) || !layerNames.some((name) => Object.hasOwn(layer, name))) {
    losses.add('unreadable shadows', slot)
    return null
  }
  const length = (name: string, min: number, max: number) => within(own(layer, name), min, max, `${slot}.${name}`, losses) ?? 0
  const colour = readColour(own(layer, 'color'), `${slot}.color`, losses) ?? '#000000'
  const isUnseen = colour === 'transparent'
  return {
    x: length('x', -longest.offset, longest.offset),
    y: length('y', -longest.offset, longest.offset),
    blur: length('blur', 0, longest.blur),
    spread: length('spread', -longest.offset, longest.spread),
    inset: own(layer, 'inset') === true || own(layer, 'inset') === 'true',
    colour: isUnseen ? '#000000' : colour,
    // Other clients write an emptied field into their stylesheet as it is, so that the author saw no shadow.
    alpha: isUnseen || own(layer, 'alpha') === '' ? 0 : (within(own(layer, 'alpha'), 0, 1, `${slot}.alpha`, losses) ?? 1),
  }
}
