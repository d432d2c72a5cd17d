import { upgradeFromEngine2 } from '../engine/upgrade.ts'
import type { ThemeSource } from '../ThemeSource.ts'
import { bag, isBag, number, own, shownName, type Bag } from './bag.ts'
import { LossList } from './LossList.ts'
import { readBody, type BodyOptions } from './readBody.ts'
import type { OtherHalf } from './ThemeReading.ts'

/** A theme of version 2, with the half that was not taken. */
export interface HalvesReading {
  readonly theme: ThemeSource
  readonly other?: OtherHalf
}

/** Which half of a file counts: the source of engine 3 and later, or the only one. The other one is a picture of it, or the reverse. */
export function readHalves(source: unknown, snapshot: unknown, losses: LossList, options?: BodyOptions): HalvesReading {
  const typed = hasParts(source) ? source : null
  const computed = hasParts(snapshot) ? snapshot : null
  const takesTyped = typed !== null && (computed === null || engineOf(typed) >= 3) && (hasColours(typed) || !hasColours(computed))
  const chosen = bag(takesTyped ? typed : computed)
  const rest = takesTyped ? computed : typed
  const theme = readUpgraded(chosen, losses, options)
  if (rest === null) return { theme }
  // Losses of the half that is only shown on request say nothing about the theme.
  return { theme, other: { half: takesTyped ? 'snapshot' : 'source', theme: readUpgraded(rest, new LossList(), options) } }
}

/** A file of version 2, which may say any number. */
export function readVersion2File(file: Bag, losses: LossList, options?: BodyOptions): HalvesReading {
  const { theme, other } = readHalves(own(file, 'source'), own(file, 'theme'), losses, options)
  const name = shownName(own(file, 'name'))
  return { theme: { ...theme, name }, ...(other && { other: { ...other, theme: { ...other.theme, name } } }) }
}

/** One half without the file around it. */
export function readVersion2Body(body: Bag, losses: LossList): ThemeSource {
  return { ...readUpgraded(body, losses), name: shownName(own(body, 'name')) }
}

function readUpgraded(body: Bag, losses: LossList, options?: BodyOptions): ThemeSource {
  const isOld = engineOf(body) < 3
  const theme = readBody(body, losses, { ...options, isOld })
  if (!isOld) return theme
  // Other clients take the number 0, but not the text, for a missing opacity.
  const zeros = Object.entries(bag(own(body, 'opacity'))).flatMap(([name, value]) => (value === 0 ? [name] : []))
  return upgradeFromEngine2(theme, zeros)
}

/** The number of the engine that a body is for; bodies of the first years have none. */
function engineOf(body: Bag): number {
  return number(own(body, 'themeEngineVersion')) ?? 2
}

/** True for a half with at least one of its parts; its author can leave parts out of a file. */
export function hasParts(half: unknown): half is Bag {
  return isBag(half) && ['colors', 'opacity', 'radii', 'shadows', 'fonts'].some((part) => isFilled(own(half, part)))
}

function hasColours(half: unknown): boolean {
  return isFilled(own(bag(half), 'colors'))
}

function isFilled(part: unknown): boolean {
  return Object.keys(bag(part)).length > 0
}
