import { exportPalette, type ThemeSource } from '@rookery/theme'
import { addressBytes, addressText } from '#lib/addressText.ts'

/** The colours of every packed palette, in their order. */
const always = ['bg', 'fg', 'text', 'link', 'accent', 'cRed', 'cBlue', 'cGreen', 'cOrange'] as const

/** Colours of some palettes; each has a bit in the first byte. */
const optional = ['wallpaper', 'underlay', 'border'] as const

/** Letters of a name in a code. */
const longestName = 30

/** The colours of a theme's palette and its name, in bytes: a fourth of its file, so that a QR code is quick to scan. */
export function packedPalette(theme: ThemeSource): string {
  const { name = '', ...colours } = exportPalette(theme)
  const flags = optional.reduce((sum, slot, place) => (slot in colours ? sum | (1 << place) : sum), 0)
  const channels = slotsOf(flags).flatMap((slot) => channelsOf(colours[slot] ?? ''))
  const letters = [...name].slice(0, longestName).join('')
  return addressText(Uint8Array.of(flags, ...channels, ...new TextEncoder().encode(letters)))
}

/** The file of a packed palette, which anybody may have written; null where it is none. */
export function unpackedPalette(packed: string): string | null {
  const [flags, ...rest] = addressBytes(packed) ?? []
  const slots = flags === undefined ? [] : slotsOf(flags)
  if (slots.length === 0 || rest.length < 3 * slots.length) return null
  const colours = slots.map((slot, place) => [slot, colourOf(rest.slice(3 * place, 3 * place + 3))] as const)
  const name = new TextDecoder().decode(Uint8Array.from(rest.slice(3 * slots.length)))
  return JSON.stringify({ name, ...Object.fromEntries(colours) })
}

function slotsOf(flags: number): readonly string[] {
  return [...always, ...optional.filter((_, place) => (flags & (1 << place)) !== 0)]
}

function channelsOf(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

function colourOf(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
