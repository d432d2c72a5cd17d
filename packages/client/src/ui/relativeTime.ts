const minute = 60_000
const steps: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, ms: number, upTo: number])[] = [
  ['minute', minute, 60],
  ['hour', 60 * minute, 24],
  ['day', 1440 * minute, 7],
  ['week', 10_080 * minute, 4],
  ['month', 43_830 * minute, 12],
]
const year = 525_960 * minute

/** The two ways a language has to speak of time: in numbers ("5m ago") and in words ("now"). */
export interface RelativeFormats {
  readonly numbers: Intl.RelativeTimeFormat
  readonly words: Intl.RelativeTimeFormat
}

/** `narrow` is for the eye, "5m ago"; `long` for the ear, "5 minutes ago". */
export type RelativeStyle = 'narrow' | 'long'

export function relativeFormats(locale: string, style: RelativeStyle = 'narrow'): RelativeFormats {
  return {
    numbers: new Intl.RelativeTimeFormat(locale, { style, numeric: 'always' }),
    words: new Intl.RelativeTimeFormat(locale, { style, numeric: 'auto' }),
  }
}

/**
 * The largest whole unit between two moments in the short form of a language: "5m ago", "in 2h". Less than a minute is
 * "now" on both sides: it is drawn anew only once a minute, and the clocks of servers differ.
 */
export function relativeTime(then: number, now: number, { numbers, words }: RelativeFormats): string {
  const distance = then - now
  if (Math.abs(distance) < minute) return words.format(0, 'second')
  const [unit, ms] = steps.find(([, size, upTo]) => Math.abs(distance) < size * upTo) ?? ['year', year]
  // Between four weeks and a month there is a whole month only when rounded.
  const count = Math.trunc(distance / ms) || Math.sign(distance)
  return numbers.format(count, unit)
}
