import type { Colour } from './colour.ts'

/** Lightness 0 to 1, chroma 0 to about 0.37, hue in radians. Equal steps of lightness look equal. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

/** A channel of 0 to 255 as an amount of light of 0 to 1. */
export function linear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** An amount of light of 0 to 1 as a channel of 0 to 255. */
export function fromLinear(light: number): number {
  return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)
}

// The matrices are those of the OKLab definition (Björn Ottosson, 2020).
export function toOklch({ r, g, b }: Colour): Oklch {
  const [red, green, blue] = [linear(r), linear(g), linear(b)]
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return { l, c: Math.hypot(a, bb), h: Math.atan2(bb, a) }
}

/** Converts back to sRGB. A colour that no display can show keeps its lightness and hue and loses chroma. */
export function fromOklch(desired: Oklch, alpha = 1): Colour {
  const l = Math.min(1, Math.max(0, desired.l))
  const [x, y] = [Math.cos(desired.h), Math.sin(desired.h)]
  const at = (c: number) => lights(l, c * x, c * y)
  const full = at(desired.c)
  if (isShown(full)) return colourOf(full, alpha)
  let [low, high] = [0, desired.c]
  for (let step = 0; step < 16; step++) {
    const middle = (low + high) / 2
    if (isShown(at(middle))) low = middle
    else high = middle
  }
  return colourOf(at(low), alpha)
}

/** Amounts of red, green and blue light. */
type Lights = readonly [red: number, green: number, blue: number]

function lights(l: number, a: number, b: number): Lights {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** The least and the most light that a channel rounds to 0 and to 255. */
const [darkest, brightest] = [linear(-0.5), linear(255.5)]

function isShown([red, green, blue]: Lights): boolean {
  return Math.min(red, green, blue) >= darkest && Math.max(red, green, blue) <= brightest
}

function colourOf([red, green, blue]: Lights, a: number): Colour {
  return { r: fromLinear(red), g: fromLinear(green), b: fromLinear(blue), a }
}
