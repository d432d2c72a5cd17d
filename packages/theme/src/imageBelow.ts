import { black, composite, rounded, white, withAlpha, type Colour } from './colour.ts'
import type { ImagePixels } from './make/paletteFromImage.ts'
import type { ResolvedTheme } from './resolveTheme.ts'

/** The least and the most of each channel in an image: every colour of it lies between. */
export interface ImageRange {
  readonly darkest: Colour
  readonly lightest: Colour
}

/** The range of an image with unreadable pixels. */
export const anyImage: ImageRange = { darkest: black, lightest: white }

/** The range of an image. Transparent parts count as black and as white. */
export function imageRange({ pixels }: ImagePixels): ImageRange {
  const min = [255, 255, 255]
  const max = [0, 0, 0]
  for (let start = 0; start + 3 < pixels.length; start += 4) {
    const alpha = (pixels[start + 3] ?? 0) / 255
    for (const channel of [0, 1, 2]) {
      const shown = (pixels[start + channel] ?? 0) * alpha
      min[channel] = Math.min(min[channel] ?? 0, shown)
      max[channel] = Math.max(max[channel] ?? 0, shown + 255 * (1 - alpha))
    }
  }
  if (pixels.length < 4) return anyImage
  const colour = ([r = 0, g = 0, b = 0]: readonly number[]) => rounded({ r, g, b, a: 1 })
  return { darkest: colour(min), lightest: colour(max) }
}

/** How much of a theme's wallpaper lies over an image of a person or a server. */
export const wallpaperWash = 0.45

/** A ground, or the two ends of one that is not of one colour. */
export type Ground = readonly [Colour] | readonly [darkest: Colour, lightest: Colour]

/**
 * The surfaces as they are seen: on the wallpaper, and on each end of an image where there is one. The page is drawn without its image
 * while that is fetched, and on narrow windows.
 */
export function groundsOf(theme: ResolvedTheme, surfaces: readonly string[], image: ImageRange | null): readonly Ground[] {
  const plain: Ground = [theme.seen(surfaces)]
  if (image === null || surfaces[0] !== 'wallpaper') return [plain]
  const wash = theme.colour('wallpaper')
  const layers = [withAlpha(wash, wash.a * wallpaperWash), ...surfaces.slice(1).map((name) => theme.colour(name))]
  const seenOver = (end: Colour) => rounded(layers.reduce((ground, layer) => composite(layer, ground), end))
  return [plain, [seenOver(image.darkest), seenOver(image.lightest)]]
}
