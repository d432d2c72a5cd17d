const second = 1000
const minute = 60 * second
const steps: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, ms: number, upTo: number])[] = [
  ['second', second, 60],
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

/** Each is made when it is first needed: making one takes as long as drawing a post. */
export function relativeFormats(locale: string, style: RelativeStyle = 'narrow'): RelativeFormats {
  let numbers: Intl.RelativeTimeFormat | undefined
  let words: Intl.RelativeTimeFormat | undefined
  return {
    get numbers() {
      return (numbers ??= new Intl.RelativeTimeFormat(locale, { style, numeric: 'always' }))
    },
    get words() {
      return (words ??= new Intl.RelativeTimeFormat(locale, { style, numeric: 'auto' }))
    },
  }
}

/** A moment nearer than this is counted in seconds. */
export const countedInSeconds = minute

/**
 * The largest whole unit between two times in a language's short form: "5s ago", "in 2h". Less than a second ago is "now". A future time is
 * never now: its last second counts as a whole one.
 */
export function relativeTime(then: number, now: number, formats: RelativeFormats): string {
  const distance = then - now
  if (distance > -second && distance <= 0) return formats.words.format(0, 'second')
  const [unit, ms] = steps.find(([, size, upTo]) => Math.abs(distance) < size * upTo) ?? ['year', year]
  // Between four weeks and a month there is a whole month only when rounded.
  const count = Math.trunc(distance / ms) || Math.sign(distance)
  return formats.numbers.format(count, unit)
}
