import type { Random } from '../createRandom.ts'

/** Colours of one light, from far to near. */
export interface Palette {
  /** For descriptions: "at dusk". */
  light: string
  skyTop: string
  skyLow: string
  far: string
  near: string
  accent: string
  isDark: boolean
}

const palettes: readonly Palette[] = [
  { light: 'at dawn', skyTop: '#4b5d8f', skyLow: '#f6b89a', far: '#a1889d', near: '#2b2a45', accent: '#fff1d6', isDark: false },
  { light: 'at dusk', skyTop: '#2a2350', skyLow: '#f0785a', far: '#8a4a6b', near: '#1a1430', accent: '#ffd9a0', isDark: true },
  { light: 'in fog', skyTop: '#c9d3d6', skyLow: '#eef0ea', far: '#c3cccb', near: '#52656a', accent: '#ffffff', isDark: false },
  { light: 'in full summer', skyTop: '#3f8fd0', skyLow: '#d7eef5', far: '#8fc0b4', near: '#1f5a4a', accent: '#fff6c8', isDark: false },
  { light: 'in autumn', skyTop: '#7fa6b8', skyLow: '#f7e3bd', far: '#d59a62', near: '#5c2e1f', accent: '#fff3dc', isDark: false },
  { light: 'in winter', skyTop: '#8aa3bf', skyLow: '#f1e9ec', far: '#c3cfdf', near: '#3d5068', accent: '#ffffff', isDark: false },
  { light: 'after the storm', skyTop: '#28343f', skyLow: '#d8c67f', far: '#5d6b60', near: '#161d20', accent: '#fff2a8', isDark: true },
  { light: 'under the moon', skyTop: '#0b1230', skyLow: '#34508a', far: '#2b3d6d', near: '#070b1c', accent: '#f1f0dc', isDark: true },
]

export const pickPalette = (random: Random): Palette => random.pick(palettes)

/** A colour between two of the form `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16)
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

export const hsl = (hue: number, saturation: number, lightness: number): string =>
  `hsl(${Math.round(((hue % 360) + 360) % 360)} ${saturation}% ${lightness}%)`
