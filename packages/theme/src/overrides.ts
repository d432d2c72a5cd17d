import type { ImageRange } from './imageBelow.ts'
import { makeReadable } from './readable/makeReadable.ts'
import { defaultRadii, type ThemeSource } from './ThemeSource.ts'

/** Radii in px: sharp, slightly round, round. Checkboxes stay squares and avatars become circles where all is round. */
const roundnesses: Readonly<Record<string, Partial<Record<keyof typeof defaultRadii, number>> & { readonly all: number }>> = {
  none: { all: 0 },
  slight: { all: 3, checkbox: 2 },
  round: { all: 14, checkbox: 4, avatar: 50, avatarAlt: 50 },
}

/** Radii of avatars in px, for those in posts and those in text. */
const avatarShapes: Readonly<Record<string, number>> = { none: 0, slight: 8, round: 50 }

/** Opacities of the veil between wallpaper and columns. */
const underlays: Readonly<Record<string, number>> = { clear: 0, opaque: 1 }

/**
 * The choices of a reader on top of any theme, by name; unknown names and values change nothing.
 * - `roundness`: `none`, `slight` or `round`
 * - `avatars`: `none`, `slight` or `round`, independent of `roundness`
 * - `underlay`: `clear` or `opaque`
 * - `contrast`: `AA` or `AAA`, which every text reaches (WCAG 2.2)
 * - `font`, `postFont`: families of the interface and of posts
 *
 * @param image the colour range of the wallpaper image, if there is one
 */
export function withOverrides(
  theme: ThemeSource,
  overrides: Readonly<Record<string, string>>,
  image: ImageRange | null = null,
): ThemeSource {
  const { roundness, avatars, underlay, font, postFont, contrast } = overrides
  const round = roundness === undefined ? undefined : roundnesses[roundness]
  const avatar = avatars !== undefined && Object.hasOwn(avatarShapes, avatars) ? avatarShapes[avatars] : undefined
  const radii = round ? Object.fromEntries(radiusNames.map((name) => [name, round[name] ?? round.all])) : theme.radii
  const veil = underlay === undefined ? undefined : underlays[underlay]
  const changed: ThemeSource = {
    ...theme,
    // Attachments have the corners of avatars, unless a theme says otherwise.
    radii:
      avatar === undefined
        ? radii
        : { ...radii, attachment: radii['attachment'] ?? radii['avatar'] ?? defaultRadii.avatar, avatar, avatarAlt: avatar },
    opacity: veil === undefined ? theme.opacity : { ...theme.opacity, underlay: veil },
    fonts: {
      ...theme.fonts,
      ...(font !== undefined && { interface: font }),
      ...(postFont !== undefined && { post: postFont }),
    },
  }
  return contrast === 'AA' || contrast === 'AAA' ? makeReadable(changed, contrast, image).source : changed
}

const radiusNames = Object.keys(defaultRadii).filter((name): name is keyof typeof defaultRadii => Object.hasOwn(defaultRadii, name))
