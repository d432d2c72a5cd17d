import { styleHex } from './styleHex.ts'
import { blackOrWhite, contrastOf, inverted, lighter, readHex, type Rgb } from '../engine/arithmetic.ts'

const readableFrom = 4.5

/**
 * The colour of a text on its ground by the rule of pleroma-fe 2.8. Of the colour and its inverse the one with more contrast is taken, then
 * its lightness moves away from the middle until it can be read, or is at a fifth or four fifths. In the `free` mode, a colour that cannot
 * be read becomes black or white at once.
 */
export function styleTextOn(ground: Rgb, text: Rgb, mode: 'keep' | 'free'): Rgb {
  const contrast = contrastOf(ground, text)
  if (mode === 'free' && contrast < readableFrom) return blackOrWhite(ground)
  const plain = whole(text)
  const turned = whole(inverted(plain))
  const start = contrastOf(ground, turned) > contrast ? turned : plain
  const lightness = lightnessOf(start)
  const step = lightness >= 50 ? 1 : -1
  // The steps go through their arithmetic even if there are none: that alone moves a channel by up to one.
  for (let steps = 0; ; steps += 1) {
    const moved = lighter(start, steps * step)
    const now = lightness + steps * step
    if (now <= 20 || now >= 80 || contrastOf(ground, steps === 0 ? start : moved) >= readableFrom) return moved
  }
}

function whole(colour: Rgb): Rgb {
  return readHex(styleHex(colour)) ?? colour
}

function lightnessOf({ r, g, b }: Rgb): number {
  return ((Math.max(r, g, b) + Math.min(r, g, b)) / 510) * 100
}
