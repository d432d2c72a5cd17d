import type { Colour } from './colour.ts'
import { fromOklch, toOklch } from './oklch.ts'

/** A colour in OKLab: lightness 0 to 1, green to red, blue to yellow. Distances in it are as large as they look. */
export interface Oklab {
  readonly l: number
  readonly a: number
  readonly b: number
}

/** The colour in OKLab; its alpha does not count. */
export function toOklab(colour: Colour): Oklab {
  const { l, c, h } = toOklch(colour)
  return { l, a: c * Math.cos(h), b: c * Math.sin(h) }
}

/** Converts back to sRGB. A colour that no display can show keeps its lightness and hue and loses chroma. */
export function fromOklab({ l, a, b }: Oklab): Colour {
  return fromOklch({ l, c: Math.hypot(a, b), h: Math.atan2(b, a) })
}

/** How far two colours are from each other (ΔE in OKLab): 0.02 is hardly visible, 1 is black against white. */
export function differenceOf(first: Oklab, second: Oklab): number {
  return Math.hypot(first.l - second.l, first.a - second.a, first.b - second.b)
}
