import { rounded, type Colour } from './colour.ts'
import { differenceOf, toOklab } from './oklab.ts'
import { fromLinear, linear } from './oklch.ts'

/** The kinds of colour blindness: without cones for long, medium or short waves. */
export const visions = ['protanopia', 'deuteranopia', 'tritanopia'] as const

export type Vision = (typeof visions)[number]

/** Red, green and blue light as rows: how much of each the eye sees of each. */
type Matrix = readonly (readonly [red: number, green: number, blue: number])[]

/**
 * Severity 1.0 of Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (IEEE
 * Transactions on Visualization and Computer Graphics 15, 2009). They act on light, not on encoded channels.
 */
const matrices: Readonly<Record<Vision, Matrix>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** The colour as a person with this kind of colour blindness sees it. */
export function seenWith(vision: Vision, colour: Colour): Colour {
  const light = [linear(colour.r), linear(colour.g), linear(colour.b)] as const
  const [r = 0, g = 0, b = 0] = matrices[vision].map(([red, green, blue]) =>
    fromLinear(Math.min(1, Math.max(0, red * light[0] + green * light[1] + blue * light[2]))),
  )
  return rounded({ r, g, b, a: colour.a })
}

/** The colours that mean something: danger, a repeat, a reply and a favourite. */
export const meaningColours = ['cRed', 'cGreen', 'cBlue', 'cOrange'] as const

export type MeaningColour = (typeof meaningColours)[number]

/** Two colours nearer than this (ΔE in OKLab) look alike in small icons, even side by side. */
export const minDifference = 0.08

/** Two of the colours with a meaning, and their distance as one vision sees them. */
export interface MeaningPair {
  readonly vision: Vision
  readonly first: MeaningColour
  readonly second: MeaningColour
  /** ΔE in OKLab. */
  readonly difference: number
}

/** Each two of the colours with a meaning, as each kind of colour blindness sees them. */
export function meaningPairs(colours: Readonly<Record<MeaningColour, Colour>>): readonly MeaningPair[] {
  return visions.flatMap((vision) =>
    meaningColours.flatMap((first, index) =>
      meaningColours.slice(index + 1).map((second) => {
        const [one, other] = [toOklab(seenWith(vision, colours[first])), toOklab(seenWith(vision, colours[second]))]
        return { vision, first, second, difference: differenceOf(one, other) }
      }),
    ),
  )
}

/** The pairs that readers with some kind of colour blindness cannot tell apart, most alike first. */
export function confusedMeanings(colours: Readonly<Record<MeaningColour, Colour>>): readonly MeaningPair[] {
  return meaningPairs(colours)
    .filter(({ difference }) => difference < minDifference)
    .toSorted((first, second) => first.difference - second.difference)
}
