import type { Rgb } from '../engine/arithmetic.ts'

/** `#rrggbb` as styles of version 3 have it: each channel is rounded to the nearest, where older themes round up. */
export function styleHex({ r, g, b }: Rgb): string {
  return `#${[r, g, b]
    .map((channel) =>
      Math.min(255, Math.max(0, Math.round(channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
