/** A colour in sRGB: channels 0 to 255 (fractions allowed while computing), alpha 0 to 1. */
export interface Colour {
  readonly r: number
  readonly g: number
  readonly b: number
  readonly a: number
}

export const black: Colour = { r: 0, g: 0, b: 0, a: 1 }
export const white: Colour = { r: 255, g: 255, b: 255, a: 1 }
const transparent: Colour = { r: 0, g: 0, b: 0, a: 0 }

const hexForm = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i
const rgbForm = /^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)\s*(?:[,/]\s*([\d.]+)(%?)\s*)?\)$/i

/** Reads `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()`, `rgba()` and `transparent`; anything else is null. */
export function parseColour(text: string): Colour | null {
  const trimmed = text.trim()
  if (trimmed.toLowerCase() === 'transparent') return transparent
  const hex = hexForm.exec(trimmed)?.[1]
  if (hex) {
    const pairs = hex.length < 6 ? hex.replaceAll(/./g, '$&$&') : hex
    const [r = 0, g = 0, b = 0, a = 255] = pairs.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? []
    return { r, g, b, a: a / 255 }
  }
  const [, r, g, b, a = '1', percent] = rgbForm.exec(trimmed) ?? []
  if (r === undefined) return null
  return { r: bound(Number(r), 255), g: bound(Number(g), 255), b: bound(Number(b), 255), a: bound(Number(a) / (percent ? 100 : 1), 1) }
}

/** `#rrggbb`, or `#rrggbbaa` when it can be seen through. */
export function formatColour({ r, g, b, a }: Colour): string {
  const channels = a < 1 ? [r, g, b, a * 255] : [r, g, b]
  return `#${channels.map((channel) => Math.round(bound(channel, 255)).toString(16).padStart(2, '0')).join('')}`
}

export function withAlpha(colour: Colour, a: number): Colour {
  return { ...colour, a }
}

/** The visible colour of `above` on an opaque `below`. */
export function composite(above: Colour, below: Colour): Colour {
  return { ...mix(below, above, above.a), a: 1 }
}

/** From `first` (amount 0) to `second` (amount 1), channel by channel; keeps the alpha of `first`. */
export function mix(first: Colour, second: Colour, amount: number): Colour {
  const between = (from: number, to: number) => from + (to - from) * amount
  return { r: between(first.r, second.r), g: between(first.g, second.g), b: between(first.b, second.b), a: first.a }
}

/** The channels as a display writes them, so that computed and measured colours are equal. */
export function rounded({ r, g, b, a }: Colour): Colour {
  return { r: Math.round(bound(r, 255)), g: Math.round(bound(g, 255)), b: Math.round(bound(b, 255)), a }
}

function bound(value: number, max: number): number {
  return Math.min(max, Math.max(0, value))
}
