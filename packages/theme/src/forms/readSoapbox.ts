import { emptySource, type ThemeSource } from '../ThemeSource.ts'
import { bag, isBag, own, shownName, type Bag } from './bag.ts'
import type { LossList } from './LossList.ts'
import { readSolidColour } from './readColour.ts'

/** The two quick themes that scales give. */
export const soapboxPalettes = ['light', 'dark'] as const

/** Steps of scales by slot. Steps that a file lacks are taken from the next one. */
const steps = {
  light: { bg: 'gray 50', fg: 'gray 200', text: 'gray 900', link: 'primary 600', accent: 'primary 500', border: 'gray 300' },
  dark: { bg: 'gray 900', fg: 'gray 800', text: 'gray 50', link: 'primary 400', accent: 'primary 500', border: 'gray 700' },
} as const

const signals = { cRed: 'danger 600', cGreen: 'success 500', cBlue: 'primary 500' } as const

/** The scales of a theme of Soapbox and its forks, or null. They stand at the top, or in `colors`. */
export function soapboxScales(value: unknown): Bag | null {
  const scales = isBag(value) && isBag(own(value, 'colors')) ? bag(own(value, 'colors')) : bag(value)
  const primary = own(scales, 'primary')
  return isBag(primary) && Object.keys(primary).some((step) => /^\d{2,3}$/.test(step)) ? scales : null
}

/** A quick theme of scales: they say how strong a colour is, and nothing about surfaces. */
export function readSoapbox(file: Bag, scales: Bag, palette: (typeof soapboxPalettes)[number], losses: LossList): ThemeSource {
  const used = new Set<string>()
  const colours = Object.entries({ ...steps[palette], ...signals }).flatMap(([slot, step]) => {
    const [scale = '', wanted = ''] = step.split(' ')
    const found = nearestStep(bag(own(scales, scale)), Number(wanted))
    const colour = found === null ? null : readSolidColour(own(bag(own(scales, scale)), found), slot, losses)
    if (colour !== null) used.add(scale)
    return colour === null ? [] : [[slot, colour] as const]
  })
  const orange = readSolidColour(own(scales, 'accent-orange'), 'cOrange', losses)
  for (const scale of Object.keys(scales)) if (!used.has(scale)) losses.add('single colours', scale)
  return {
    ...emptySource,
    name: shownName(own(file, 'name')),
    colours: { ...Object.fromEntries(colours), ...(orange !== null && { cOrange: orange }) },
  }
}

function nearestStep(scale: Bag, wanted: number): string | null {
  const found = Object.keys(scale).filter((step) => /^\d{2,3}$/.test(step))
  return found.toSorted((first, second) => Math.abs(Number(first) - wanted) - Math.abs(Number(second) - wanted))[0] ?? null
}
