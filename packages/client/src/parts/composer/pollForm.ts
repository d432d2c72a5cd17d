/** What the poll form holds while it is written. */
export interface PollForm {
  readonly options: readonly string[]
  readonly multiple: boolean
  /** Seconds. */
  readonly expiresIn: number
}

export interface PollLimits {
  readonly maxOptions: number
  readonly maxOptionChars: number
  /** Seconds. */
  readonly minExpiration: number
  /** Seconds. */
  readonly maxExpiration: number
}

export type ExpiryUnit = 'minutes' | 'hours' | 'days'

export const secondsOf: Readonly<Record<ExpiryUnit, number>> = { minutes: 60, hours: 3600, days: 86_400 }

/** Ten minutes, two empty options (spec 2, section 9). */
export const emptyPollForm: PollForm = { options: ['', ''], multiple: false, expiresIn: 600 }

/** The options that would be sent: blanks and repeats left out. */
export function sentOptions(form: PollForm): readonly string[] {
  return [...new Set(form.options.map((option) => option.trim()).filter((option) => option !== ''))]
}

/** A poll is sent as soon as one option has words, and needs two then (spec 2, section 5). */
export function pollProblem(form: PollForm): 'not_enough_options' | null {
  const count = sentOptions(form).length
  return count === 1 ? 'not_enough_options' : null
}

/** The time to run, inside what the server allows. */
export function clampExpiry(seconds: number, limits: PollLimits): number {
  return Math.min(Math.max(seconds, limits.minExpiration), limits.maxExpiration)
}

/** Units that the longest allowed poll can fill at least once (spec 2, section 5). */
export function offeredUnits(limits: PollLimits): readonly ExpiryUnit[] {
  return (['minutes', 'hours', 'days'] as const).filter((unit) => secondsOf[unit] <= limits.maxExpiration)
}
