import { black, formatColour, mix, rounded, white, withAlpha, type Colour } from '../colour.ts'
import { contrastRatio, luminance, nearestReadable } from '../contrast.ts'
import { fromOklch, toOklch } from '../oklch.ts'
import { makeReadable } from '../readable/makeReadable.ts'
import { emptySource, type ThemeSource } from '../ThemeSource.ts'
import type { MeaningColour } from '../vision.ts'
import { colouring, soft } from './colouring.ts'
import { hueBetween, radians } from './hues.ts'

/** The colours that a whole theme is made of. */
export interface BaseColours {
  readonly background: Colour
  readonly text: Colour
  readonly accent: Colour
  /** Hues of the colours with a meaning, in radians. Those that are not given are the usual ones, turned a little to the accent. */
  readonly hues?: Readonly<Partial<Record<MeaningColour, number>>>
}

/** The hue and lightness of a colour with a meaning, on a dark and on a light ground. */
const meanings = {
  cRed: { hue: 25, dark: 0.73, light: 0.5 },
  cGreen: { hue: 152, dark: 0.79, light: 0.5 },
  cBlue: { hue: 250, dark: 0.75, light: 0.5 },
  cOrange: { hue: 65, dark: 0.82, light: 0.54 },
} satisfies Record<MeaningColour, { hue: number; dark: number; light: number }>

/** Steps of lightness from the background to other surfaces, and the part of a colour in notices. Light themes have less room. */
const looks = {
  dark: { fg: 0.045, popover: 0.02, btn: 0.075, border: 0.125, wallpaper: -0.035, veil: 0.24 },
  light: { fg: -0.03, popover: 0.005, btn: -0.055, border: -0.12, wallpaper: -0.05, veil: 0.14 },
}

/** Grounds on which neither black nor white has more contrast are in the middle. */
const roomFrom = 7

/** How far a background in the middle is moved at a time, in lightness, and how often. */
const step = 0.03
const maxSteps = 14

/**
 * A whole theme, close to three colours. Text, links and the colours with a meaning move in lightness as far as they must, so that each
 * text reaches 4.5:1 on its backgrounds. A background in the middle between black and white moves, too, if no text could be read on all
 * of its surfaces; every other one stays as it is.
 */
export function themeFromColours(colours: BaseColours, name = ''): ThemeSource {
  const background = rounded(withAlpha(colours.background, 1))
  const base = toOklch(background)
  const way = isDarkBelow(colours.text, background) ? -step : step
  let theme = makeReadable(themeOn(background, colours, name), 'AA')
  for (let times = 1; theme.unreadable.length > 0 && times <= maxSteps; times++) {
    theme = makeReadable(themeOn(rounded(fromOklch({ ...base, l: base.l + way * times })), colours, name), 'AA')
  }
  return theme.source
}

/** True if the text that can be read on the ground is the lighter of the two. */
function isDarkBelow(text: Colour, ground: Colour): boolean {
  return luminance(nearestReadable(withAlpha(text, 1), [ground])) >= luminance(ground)
}

function themeOn(ground: Colour, { text, accent, hues }: BaseColours, name: string): ThemeSource {
  const isDark = isDarkBelow(text, ground)
  const { veil, ...steps } = isDark ? looks.dark : looks.light
  // Other surfaces come nearer to the text. In the middle between black and white, there is no room for that, and they go the other way.
  const way = contrastRatio(isDark ? white : black, ground) < roomFrom ? -1 : 1
  const base = toOklch(ground)
  const surface = (name: keyof typeof steps) => rounded(fromOklch({ ...base, l: base.l + steps[name] * way }))
  const grounds = [ground, surface('fg'), surface('popover')]
  const readable = (colour: Colour) => formatColour(rounded(nearestReadable(withAlpha(colour, 1), grounds)))
  const shade = toOklch(accent)
  const meaning = (slot: MeaningColour) => {
    const { hue, dark, light } = meanings[slot]
    const h = hues?.[slot] ?? (shade.c < 0.03 ? radians(hue) : hueBetween(radians(hue), shade.h, radians(7)))
    return readable(fromOklch({ l: isDark ? dark : light, c: Math.min(0.15, Math.max(0.1, shade.c)), h }))
  }
  const colours = colouring(
    {
      bg: formatColour(ground),
      fg: formatColour(surface('fg')),
      popover: formatColour(surface('popover')),
      text: readable(text),
      faint: readable(mix(ground, text, 0.74)),
      accent: formatColour(withAlpha(accent, 1)),
      link: readable(accent),
      wallpaper: formatColour(surface('wallpaper')),
      border: formatColour(surface('border')),
      btn: formatColour(surface('btn')),
      cRed: meaning('cRed'),
      cGreen: meaning('cGreen'),
      cBlue: meaning('cBlue'),
      cOrange: meaning('cOrange'),
    },
    veil,
  )
  const opacity = { underlay: 0, faint: 1, faintOnSurfaces: 1, alert: veil }
  return { ...emptySource, name, colours, opacity, shadows: soft('#000000', isDark ? 0.5 : 0.2) }
}
