import type { Random } from '../createRandom.ts'

/** The arguments of a scene. All drawings fill the given size. */
export interface Canvas {
  width: number
  height: number
  random: Random
}

/** A drawing and its description. */
export interface Drawing {
  svg: string
  description: string
}

export function svg({ width, height }: { width: number; height: number }, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`
}

export const verticalGradient = (id: string, stops: readonly string[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops
    .map((color, index) => `<stop offset="${(index / Math.max(1, stops.length - 1)).toFixed(2)}" stop-color="${color}"/>`)
    .join('')}</linearGradient>`

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${fixed(x)}" y="${fixed(y)}" width="${fixed(width)}" height="${fixed(height)}" fill="${fill}" ${more}/>`

export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(radius)}" fill="${fill}" ${more}/>`

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`

export const fixed = (value: number): string => String(Math.round(value * 10) / 10)

/** A closed shape whose upper edge is a ridge around `base`, as rough as `roughness` (0 to 1). */
export function ridge({ width, height, random }: Canvas, base: number, swing: number, roughness: number): string {
  const waves = Array.from({ length: 5 }, (_, index) => ({
    length: (random.between(0.6, 1.6) * width) / (index * 1.7 + 1),
    shift: random.between(0, Math.PI * 2),
    weight: roughness ** index,
  }))
  const total = waves.reduce((sum, wave) => sum + wave.weight, 0)
  const points = []
  const step = Math.max(4, width / 160)
  for (let x = 0; x <= width + step; x += step) {
    const wave = waves.reduce((sum, { length, shift, weight }) => sum + Math.sin((x / length) * Math.PI * 2 + shift) * weight, 0)
    points.push(`L${fixed(x)} ${fixed(base + (wave / total) * swing)}`)
  }
  return `M0 ${height}${points.join('')}L${width} ${height}Z`
}

/** Distant birds: a stroke of two arcs each. */
export function flock({ width, height, random }: Canvas, count: number, color: string): string {
  const [centerX, centerY] = [random.between(0.25, 0.75) * width, random.between(0.18, 0.4) * height]
  return Array.from({ length: count }, () => {
    const size = random.between(0.006, 0.016) * width
    const [x, y] = [centerX + random.between(-0.16, 0.16) * width, centerY + random.between(-0.08, 0.08) * height]
    const lift = random.between(0.3, 0.8) * size
    return `<path d="M${fixed(x - size)} ${fixed(y - lift)}Q${fixed(x - size / 3)} ${fixed(y - lift)} ${fixed(x)} ${fixed(y)}Q${fixed(x + size / 3)} ${fixed(y - lift)} ${fixed(x + size)} ${fixed(y - lift)}" fill="none" stroke="${color}" stroke-width="${fixed(size / 5)}" stroke-linecap="round"/>`
  }).join('')
}

export function stars({ width, height, random }: Canvas, count: number, color: string): string {
  return Array.from({ length: count }, () =>
    circle(
      random.between(0, width),
      random.between(0, height),
      random.between(0.4, 1.6) * (width / 1000) * (random.chance(0.06) ? 2.2 : 1),
      color,
      `opacity="${random.between(0.3, 1).toFixed(2)}"`,
    ),
  ).join('')
}
