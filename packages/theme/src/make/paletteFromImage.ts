import type { Colour } from '../colour.ts'
import { differenceOf, fromOklab, toOklab, type Oklab } from '../oklab.ts'

/** An image as a canvas reads it: four bytes a pixel (red, green, blue, alpha), row by row. 64 by 64 pixels are enough. */
export interface ImagePixels {
  readonly pixels: ArrayLike<number>
  readonly width: number
  readonly height: number
}

/** A colour of an image, and the part of the image that has it. */
export interface ImageColour {
  readonly colour: Colour
  /** More than 0, at most 1. */
  readonly share: number
}

interface Weighted {
  readonly point: Oklab
  readonly weight: number
}

const maxColours = 12
const rounds = 12
/** Colours nearer than this (ΔE in OKLab) count as one. */
const alike = 0.045
/** Pixels that let more than half of the ground through do not count. */
const minAlpha = 128

/**
 * The colours that an image is made of, the largest part first: k-means in OKLab. The same image gives the same colours each time. None
 * for an image that is all see-through.
 */
export function paletteFromImage(image: ImagePixels): readonly ImageColour[] {
  const points = countedColours(image)
  let centres = firstCentres(points)
  for (let round = 0; round < rounds; round++) centres = groupsAround(points, centres).map(middleOf)
  const total = points.reduce((sum, { weight }) => sum + weight, 0)
  return merged(groupsAround(points, centres).map((group) => ({ point: middleOf(group), weight: weightOf(group) })))
    .map(({ point, weight }) => ({ colour: fromOklab(point), share: weight / total }))
    .toSorted((first, second) => second.share - first.share)
}

/** The mean of all pixels in each box of 8 by 8 by 8 values of the channels. */
function countedColours({ pixels, width, height }: ImagePixels): readonly Weighted[] {
  const boxes = new Map<number, { r: number; g: number; b: number; weight: number }>()
  const end = Math.min(pixels.length - 3, width * height * 4)
  for (let at = 0; at < end; at += 4) {
    const [r = 0, g = 0, b = 0, a = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]]
    if (a < minAlpha) continue
    const key = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3)
    const box = boxes.get(key) ?? { r: 0, g: 0, b: 0, weight: 0 }
    boxes.set(key, { r: box.r + r, g: box.g + g, b: box.b + b, weight: box.weight + 1 })
  }
  return [...boxes.values()].map(({ r, g, b, weight }) => ({
    point: toOklab({ r: r / weight, g: g / weight, b: b / weight, a: 1 }),
    weight,
  }))
}

/** The largest colour, then each time the one that is far from those chosen and not too rare. */
function firstCentres(points: readonly Weighted[]): readonly Oklab[] {
  const first = points.toSorted((one, other) => other.weight - one.weight)[0]
  if (!first) return []
  const centres = [first.point]
  const distances = points.map(({ point }) => differenceOf(point, first.point))
  while (centres.length < maxColours) {
    let [best, max] = [-1, 0]
    points.forEach(({ weight }, index) => {
      const distance = distances[index] ?? 0
      const value = distance * distance * Math.sqrt(weight)
      if (distance > alike && value > max) [best, max] = [index, value]
    })
    const next = points[best]
    if (!next) break
    centres.push(next.point)
    points.forEach(({ point }, index) => {
      distances[index] = Math.min(distances[index] ?? 0, differenceOf(point, next.point))
    })
  }
  return centres
}

/** Each point with its nearest centre. Centres without points are left out. */
function groupsAround(points: readonly Weighted[], centres: readonly Oklab[]): readonly (readonly Weighted[])[] {
  const groups: Weighted[][] = centres.map(() => [])
  for (const weighted of points) {
    let [nearest, min] = [0, Infinity]
    centres.forEach((centre, index) => {
      const distance = differenceOf(weighted.point, centre)
      if (distance < min) [nearest, min] = [index, distance]
    })
    groups[nearest]?.push(weighted)
  }
  return groups.filter((group) => group.length > 0)
}

function weightOf(group: readonly Weighted[]): number {
  return group.reduce((sum, { weight }) => sum + weight, 0)
}

function middleOf(group: readonly Weighted[]): Oklab {
  const total = weightOf(group)
  const mean = (part: keyof Oklab) => group.reduce((sum, { point, weight }) => sum + point[part] * weight, 0) / total
  return { l: mean('l'), a: mean('a'), b: mean('b') }
}

function merged(colours: readonly Weighted[]): readonly Weighted[] {
  const found: Weighted[] = []
  for (const colour of colours) {
    const index = found.findIndex(({ point }) => differenceOf(point, colour.point) < alike)
    const same = found[index]
    if (same) found[index] = { point: middleOf([same, colour]), weight: same.weight + colour.weight }
    else found.push(colour)
  }
  return found
}
