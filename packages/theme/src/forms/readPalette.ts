import { emptySource, type ThemeSource } from '../ThemeSource.ts'
import { isBag, own, shownName, type Bag } from './bag.ts'
import type { LossList } from './LossList.ts'
import { readColour } from './readColour.ts'

/** The slots of a palette, in the order of a file. */
const paletteSlots = [
  'bg',
  'fg',
  'text',
  'link',
  'accent',
  'cRed',
  'cBlue',
  'cGreen',
  'cOrange',
  'wallpaper',
  'underlay',
  'border',
] as const

/** Names that the first month of palettes had. */
const earlierNames: Readonly<Record<string, string>> = { bg: 'background', fg: 'foreground' }

const others = new Set(['name', 'background', 'foreground', 'author', 'license', 'website', ...paletteSlots])

/** True for an object with colours at its top, a background among them. */
export function isPalette(value: unknown): value is Bag {
  if (!isBag(value)) return false
  const isText = (name: string) => typeof own(value, name) === 'string'
  return (isText('bg') || isText('background')) && (isText('text') || isText('fg') || isText('foreground'))
}

/** A palette of pleroma-fe as an object. */
export function readPalette(palette: Bag, losses: LossList): ThemeSource {
  // A line under a name keeps a colour in the file without effect.
  for (const name of Object.keys(palette)) if (!others.has(name) && !name.startsWith('_')) losses.add('unknown colours', name)
  const colours = paletteSlots.flatMap((slot) => {
    const colour = readColour(own(palette, slot) ?? own(palette, earlierNames[slot] ?? slot), slot, losses)
    return colour === null ? [] : [[slot, colour] as const]
  })
  return { ...emptySource, name: shownName(own(palette, 'name')), colours: Object.fromEntries(colours) }
}
