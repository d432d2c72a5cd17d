const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** From seconds to years (spec 2, section 9). */
const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
  ['second', 1],
]

/**
 * The time between two moments in its largest whole unit, negative for the past.
 * Under a minute it is "now" (value 0, unit second): a ticking second would redraw every card.
 */
export function relativeTime(at: number, now: number): { readonly value: number; readonly unit: Intl.RelativeTimeFormatUnit } {
  const seconds = Math.round((at - now) / 1000)
  const size = Math.abs(seconds)
  if (size < minute) return { value: 0, unit: 'second' }
  const [unit, length] = units.find(([, long]) => size >= long) ?? ['second', 1]
  return { value: Math.trunc(seconds / length), unit }
}
