/**
 * The arithmetic of colours in the clients of Pleroma and Akkoma, number for number. Themes are made of these steps one after another, so
 * a "better" formula here would give other colours than the author of a theme saw. Channels are 0 to 255 and stay unrounded from step to
 * step.
 */
export interface Rgb {
  readonly r: number
  readonly g: number
  readonly b: number
}

interface Hsl {
  /** 0 to 1, the whole circle. */
  readonly h: number
  /** 0 to 100. */
  readonly s: number
  /** 0 to 100. */
  readonly l: number
}

export const blackRgb: Rgb = { r: 0, g: 0, b: 0 }
const whiteRgb: Rgb = { r: 255, g: 255, b: 255 }

/** The least contrast of a text; a text below it gets another colour. */
const readableFrom = 4.5

/** Reads `#rrggbb`, in any case. Of `#rrggbbaa` the first six digits count. Null for anything else. */
export function readHex(text: string): Rgb | null {
  const digits = /^#?([\da-f]{6})(?:[\da-f]{2})?$/i.exec(text.trim())?.[1]
  if (digits === undefined) return null
  const number = Number.parseInt(digits, 16)
  return { r: number >> 16, g: (number >> 8) & 255, b: number & 255 }
}

/** `#rrggbb` as theme files have it: each channel is rounded up. */
export function hexOf({ r, g, b }: Rgb): string {
  return `#${[r, g, b].map((channel) => Math.ceil(bounded(channel, 255)).toString(16).padStart(2, '0')).join('')}`
}

/** The colour with its lightness (of HSL, 0 to 100) moved by some points, at most to black or white. */
export function lighter(colour: Rgb, points: number): Rgb {
  const { h, s, l } = toHsl(colour)
  return fromHsl({ h, s, l: bounded(l + points, 100) })
}

/** The colour with its lightness (of HSL) turned round: black becomes white. */
export function inverted(colour: Rgb): Rgb {
  const { h, s, l } = toHsl(colour)
  return fromHsl({ h, s, l: 100 - l })
}

/** The middle of two colours, channel by channel. */
export function mean(first: Rgb, second: Rgb): Rgb {
  return { r: (first.r + second.r) / 2, g: (first.g + second.g) / 2, b: (first.b + second.b) / 2 }
}

/** A colour of some opacity over another one, as the eye sees it. */
export function over(above: Rgb, alpha: number, below: Rgb): Rgb {
  if (alpha === 1) return above
  const blend = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha)
  return { r: blend(above.r, below.r), g: blend(above.g, below.g), b: blend(above.b, below.b) }
}

/** Relative luminance (WCAG 2, with the threshold 0.03928), 0 for black to 1 for white. */
export function luminanceOf({ r, g, b }: Rgb): number {
  return 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b)
}

/** The contrast of two colours (WCAG 2), 1 to 21. */
export function contrastOf(first: Rgb, second: Rgb): number {
  const [one, other] = [luminanceOf(first), luminanceOf(second)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Which way leads away from a ground: 1 (lighter) from a dark one, -1 (darker) from a light one. */
export function directionFrom(ground: Rgb): 1 | -1 {
  return luminanceOf(ground) < 0.5 ? 1 : -1
}

/** Black or white, the one that fits a ground by its brightness (YIQ). */
export function blackOrWhite({ r, g, b }: Rgb): Rgb {
  return (r * 299 + g * 587 + b * 114) / 1000 >= 128 ? blackRgb : whiteRgb
}

/**
 * Corrects the colour of a text on its ground. A text that cannot be read gets its lightness inverted. In the `keep` mode, that is
 * all, even if it is unreadable then; in the `free` mode, it becomes black or white if it is still hard to read.
 */
export function textOn(ground: Rgb, text: Rgb, mode: 'keep' | 'free'): Rgb {
  if (contrastOf(ground, text) >= readableFrom) return text
  const turned = inverted(text)
  return mode === 'free' && contrastOf(ground, turned) < readableFrom ? blackOrWhite(ground) : turned
}

function light(channel: number): number {
  const part = channel / 255
  return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function toHsl(colour: Rgb): Hsl {
  const [r, g, b] = [colour.r / 255, colour.g / 255, colour.b / 255]
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)]
  const span = max - min
  const l = (max + min) / 2
  if (span === 0) return { h: 0, s: 0, l: l * 100 }
  const sixth = max === r ? (g - b) / span + (g < b ? 6 : 0) : max === g ? (b - r) / span + 2 : (r - g) / span + 4
  return { h: sixth / 6, s: (span / (l > 0.5 ? 2 - max - min : max + min)) * 100, l: l * 100 }
}

/** Their thirds are 0.333 and 0.666, which moves a channel by up to one. */
function fromHsl(colour: Hsl): Rgb {
  const { h } = colour
  const [s, l] = [colour.s / 100, colour.l / 100]
  const q = l < 0.5 ? l * (1 + s) : l + s - l * s
  const p = 2 * l - q
  return { r: 255 * channel(p, q, h + 0.333), g: 255 * channel(p, q, h), b: 255 * channel(p, q, h - 0.333) }
}

function channel(p: number, q: number, hue: number): number {
  const t = hue < 0 ? hue + 1 : hue > 1 ? hue - 1 : hue
  if (t < 1 / 6) return p + (q - p) * 6 * t
  if (t < 0.5) return q
  return t < 0.666 ? p + (q - p) * (0.666 - t) * 6 : p
}

function bounded(value: number, max: number): number {
  return Math.min(max, Math.max(0, value))
}
