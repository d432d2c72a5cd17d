import type { ThemeSource } from '@rookery/theme'

/** The parts that a theme can take of another one. */
export const takenParts = ['colours', 'radii', 'shadows', 'fonts'] as const

export type TakenPart = (typeof takenParts)[number]

/** A theme with one part of another one, and nothing of its own in that part. Colours come with their opacities. */
export function withPartOf(theme: ThemeSource, other: ThemeSource, part: TakenPart): ThemeSource {
  return { ...theme, [part]: other[part], ...(part === 'colours' && { opacity: other.opacity }) }
}
