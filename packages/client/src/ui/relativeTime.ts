const second = 1000
const steps: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, ms: number, upTo: number])[] = [
  ['second', second, 60],
  ['minute', 60 * second, 60],
  ['hour', 3600 * second, 24],
  ['day', 86_400 * second, 7],
  ['week', 604_800 * second, 5],
  ['month', 2_629_800 * second, 12],
  ['year', 31_557_600 * second, Number.POSITIVE_INFINITY],
]

/**
 * The largest whole unit between two moments, in the short form of the format's language: "5m ago", "in 2h".
 * Clocks of servers differ by a little: what lies less than a minute ahead counts as now.
 */
export function relativeTime(then: number, now: number, format: Intl.RelativeTimeFormat): string {
  const distance = then - now > 0 && then - now < 60 * second ? 0 : then - now
  const [unit, ms] = steps.find(([, size, upTo]) => Math.abs(distance) < size * upTo) ?? ['year', 31_557_600 * second]
  return format.format(Math.trunc(distance / ms), unit)
}
