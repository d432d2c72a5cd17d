import { emptySource, type ThemeSource } from '../ThemeSource.ts'
import { bag, isBag, own, shownName, type Bag } from './bag.ts'
import type { LossList } from './LossList.ts'
import { readSolidColour } from './readColour.ts'
import { within } from './readBody.ts'

const arraySlots = ['bg', 'fg', 'text', 'link', 'cRed', 'cGreen', 'cBlue', 'cOrange'] as const

/** True for texts whose second is a colour: a name and four or eight colours. */
export function isVersion1Array(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) &&
    value.length >= 5 &&
    value.length <= 12 &&
    value.every((word) => typeof word === 'string') &&
    /^#?[\da-f]{3,8}$/i.test(String(value[1]).trim())
  )
}

/** A name, then bg, fg, text and link, and often red, green, blue and orange. */
export function readVersion1Array(words: readonly string[], losses: LossList): ThemeSource {
  const [name, ...values] = words
  if (values.length > arraySlots.length) losses.add('excess names', ...values.slice(arraySlots.length))
  return { ...emptySource, name: shownName(name), colours: colours(arraySlots, (_, index) => values[index], losses) }
}

/** Slots of today by their names in a file of version 1, where `fg` is the text and `btn` the foreground. */
const fileNames = { bg: 'bg', fg: 'btn', text: 'fg', link: 'link', cRed: 'cRed', cGreen: 'cGreen', cBlue: 'cBlue', cOrange: 'cOrange' }

/** Colours that the first clients computed from the others. */
const computedNames = ['lightBg', 'lightFg', 'base07', 'icon', 'border', 'faint', 'input', 'cAlertRed', 'btn', 'fg']

type FileSlot = keyof typeof fileNames

const fileSlots: readonly FileSlot[] = ['bg', 'fg', 'text', 'link', 'cRed', 'cGreen', 'cBlue', 'cOrange']

/** True for colours without a version that are named as in a file of version 1: a body of version 2 has a text. */
export function hasVersion1Names(colors: unknown): boolean {
  return isBag(colors) && Object.hasOwn(colors, 'fg') && !Object.hasOwn(colors, 'text')
}

/** A file of version 1. With a colour `text`, its names mean the same as today. */
export function readVersion1File(file: Bag, losses: LossList): ThemeSource {
  const colors = bag(own(file, 'colors'))
  const isOfToday = Object.hasOwn(colors, 'text')
  const nameOf = (slot: FileSlot) => (isOfToday ? slot : fileNames[slot])
  const known = new Set([...fileSlots.map(nameOf), ...computedNames])
  for (const name of Object.keys(colors)) if (!known.has(name)) losses.add('unknown colours', name)
  return {
    ...emptySource,
    name: shownName(own(file, 'name')),
    colours: colours(fileSlots, (slot) => own(colors, nameOf(slot)), losses),
    radii: radii(bag(own(file, 'radii')), losses),
  }
}

/** True for a custom theme in the settings of the first clients: colours as numbers, and no parts. */
export function isVersion1Settings(value: unknown): value is Bag {
  return isBag(value) && !Object.hasOwn(value, 'colors') && isChannels(own(value, 'bg'))
}

/** A custom theme in the settings of the first clients, where `fg` is the foreground. */
export function readVersion1Settings(theme: Bag, losses: LossList): ThemeSource {
  const hexOf = (slot: string) => {
    const value = own(theme, slot)
    return isChannels(value) ? `rgb(${value.r}, ${value.g}, ${value.b})` : value
  }
  return { ...emptySource, name: shownName(own(theme, 'name')), colours: colours(fileSlots, hexOf, losses), radii: radii(theme, losses) }
}

interface Channels {
  readonly r: number
  readonly g: number
  readonly b: number
}

function isChannels(value: unknown): value is Channels {
  return isBag(value) && ['r', 'g', 'b'].every((channel) => typeof own(value, channel) === 'number' && Number(own(value, channel)) >= 0)
}

function colours<Slot extends string>(
  slots: readonly Slot[],
  valueOf: (slot: Slot, index: number) => unknown,
  losses: LossList,
): Record<string, string> {
  return Object.fromEntries(
    slots.flatMap((slot, index) => {
      const value = valueOf(slot, index)
      if (value === undefined || value === null || value === '') return []
      const colour = readSolidColour(value, slot, losses)
      if (colour === null) losses.add('unreadable colours', slot)
      return colour === null ? [] : [[slot, colour] as const]
    }),
  )
}

const radiusNames = ['btn', 'input', 'checkbox', 'panel', 'avatar', 'avatarAlt', 'tooltip', 'attachment']

/** Radii with or without the word in their names. */
function radii(values: Bag, losses: LossList): Record<string, number> {
  return Object.fromEntries(
    radiusNames.flatMap((name) => {
      const radius = within(own(values, `${name}Radius`) ?? own(values, name), 0, 200, name, losses)
      return radius === null ? [] : [[name, radius] as const]
    }),
  )
}
