const second = 1000
const minute = 60 * second
const steps = [
  ['second', second, 60],
  ['minute', minute, 60],
  ['hour', 60 * minute, 24],
  ['day', 1440 * minute, 7],
  ['week', 10_080 * minute, 4],
  ['month', 43_830 * minute, 12],
] as const
const year = 525_960 * minute

/** `short` is for the eye, "5m ago"; `long` for the ear, "5 minutes ago". */
export type RelativeStyle = 'short' | 'long'

/** The two ways a language has to speak of time: in numbers ("5m ago") and in a word ("now"). */
export interface RelativeFormats {
  relative(value: number, unit: (typeof steps)[number][0] | 'year', style: RelativeStyle): string
  now(style: RelativeStyle): string
}

/** A moment nearer than this is counted in seconds. */
export const countedInSeconds = minute

/**
 * The largest whole unit between two moments in words of a language: "5s ago", "in 2h". Less than a second ago is "now".
 * A future time is never now: its last second counts as one until it is over.
 */
export function formatRelativeTime(then: number, now: number, formats: RelativeFormats, style: RelativeStyle = 'short'): string {
  const distance = then - now
  if (distance > -second && distance <= 0) return formats.now(style)
  const [unit, ms] = steps.find(([, size, upTo]) => Math.abs(distance) < size * upTo) ?? (['year', year] as const)
  // Between four weeks and a month there is a whole month only when rounded.
  const count = Math.trunc(distance / ms) || Math.sign(distance)
  return formats.relative(count, unit, style)
}
