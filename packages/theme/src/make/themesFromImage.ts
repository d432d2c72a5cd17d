import { toOklch, fromOklch, type Oklch } from '../oklch.ts'
import type { ThemeSource } from '../ThemeSource.ts'
import type { MeaningColour } from '../vision.ts'
import { radians, wayTo } from './hues.ts'
import { paletteFromImage, type ImagePixels } from './paletteFromImage.ts'
import { themeFromColours } from './themeFromColours.ts'

interface Shade extends Oklch {
  readonly share: number
}

/** Below this chroma a colour is grey, and its hue says nothing. */
const greyBelow = 0.035

/** The accent of an image without any colour: a quiet blue. */
const quiet: Shade = { l: 0.6, c: 0.08, h: radians(250), share: 0 }

/** Usual hues of the colours with a meaning, and how far a hue of the image may be from them to count as that colour. */
const meaningHues: readonly (readonly [slot: MeaningColour, degrees: number, span: number])[] = [
  ['cRed', 22, 16],
  ['cGreen', 150, 26],
  ['cBlue', 252, 26],
  ['cOrange', 66, 16],
]

/** A dark and a light theme in the colours of an image, such as the wallpaper below them. */
export function themesFromImage(image: ImagePixels, name = ''): Readonly<Record<'dark' | 'light', ThemeSource>> {
  const shades = paletteFromImage(image).map(({ colour, share }) => ({ ...toOklch(colour), share }))
  return { dark: themeOf(shades, true, name), light: themeOf(shades, false, name) }
}

function themeOf(shades: readonly Shade[], isDark: boolean, name: string): ThemeSource {
  // The surface follows the largest part of the image that is about as dark or as light; else the largest part alone.
  const ground = best(shades, ({ l, share }) => share * (isDark ? 1 - l : l) ** 2) ?? quiet
  const accent =
    best(
      shades.filter(({ c }) => c >= greyBelow),
      (shade) => shade.c * shade.share ** 0.3 * apart(shade, ground),
    ) ?? quiet
  const text = best(shades, ({ l, c }) => (isDark ? l : 1 - l) - 2 * c) ?? quiet
  const colourfulOf = ({ c, h }: Oklch, part: number, max: number) => ({ c: Math.min(max, c * part), h })
  return themeFromColours(
    {
      background: fromOklch(
        isDark
          ? { l: bounded(ground.l, 0.16, 0.24), ...colourfulOf(ground, 0.6, 0.04) }
          : { l: bounded(ground.l, 0.955, 0.985), ...colourfulOf(ground, 0.3, 0.016) },
      ),
      text: fromOklch({ l: isDark ? bounded(text.l, 0.89, 0.95) : bounded(text.l, 0.2, 0.3), ...colourfulOf(text, 0.5, 0.02) }),
      accent: fromOklch({
        l: isDark ? bounded(accent.l, 0.72, 0.84) : bounded(accent.l, 0.44, 0.56),
        c: bounded(accent.c, 0.07, 0.16),
        h: accent.h,
      }),
      hues: Object.fromEntries(meaningHues.flatMap(([slot, degrees, span]) => hueIn(shades, slot, radians(degrees), radians(span)))),
    },
    name,
  )
}

/** The hue of the image that counts as this colour, if there is one. */
function hueIn(shades: readonly Shade[], slot: MeaningColour, hue: number, span: number): readonly (readonly [MeaningColour, number])[] {
  const near = shades.filter(({ c, h }) => c >= greyBelow && Math.abs(wayTo(h, hue)) <= span)
  const found = best(near, ({ c, share }) => c * share ** 0.3)
  return found ? [[slot, found.h]] : []
}

/** More than 1 for a colour that differs from the ground in hue, so that the accent stands out. */
function apart(shade: Oklch, ground: Oklch): number {
  return ground.c < greyBelow ? 1 : 1 + Math.abs(wayTo(shade.h, ground.h)) / Math.PI
}

function best(shades: readonly Shade[], value: (shade: Shade) => number): Shade | null {
  return shades.reduce<Shade | null>((chosen, shade) => (chosen === null || value(shade) > value(chosen) ? shade : chosen), null)
}

function bounded(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}
