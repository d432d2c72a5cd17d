import type { DraftPoll } from './Draft.ts'

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
export const emptyPoll: DraftPoll = { options: ['', ''], multiple: false, expiresIn: 600 }

/** The options that would be sent: blanks and repeats left out. */
export function sentOptions(poll: DraftPoll): readonly string[] {
  return [...new Set(poll.options.map((option) => option.trim()).filter((option) => option !== ''))]
}

/** Whether an option is there twice; it counts once. */
export function hasRepeats(poll: DraftPoll): boolean {
  return sentOptions(poll).length < poll.options.filter((option) => option.trim() !== '').length
}

/** Nothing is written in it yet: it would be left out of the post. */
export function isEmptyPoll(poll: DraftPoll): boolean {
  return sentOptions(poll).length === 0
}

/** A poll is sent as soon as one option has words, and needs two then (spec 2, section 5). */
export function pollError(poll: DraftPoll): 'not_enough_options' | null {
  const count = sentOptions(poll).length
  return count === 1 ? 'not_enough_options' : null
}

/** The duration, within the server's limits. */
export function clampExpiry(seconds: number, limits: PollLimits): number {
  return Math.min(Math.max(seconds, limits.minExpiration), limits.maxExpiration)
}

/** Units that the longest allowed poll can fill at least once (spec 2, section 5). */
export function offeredUnits(limits: PollLimits): readonly ExpiryUnit[] {
  return (['minutes', 'hours', 'days'] as const).filter((unit) => secondsOf[unit] <= limits.maxExpiration)
}

/** The largest unit in which a duration is an integer. */
export function unitOf(seconds: number, limits: PollLimits): ExpiryUnit {
  return offeredUnits(limits).findLast((unit) => seconds >= secondsOf[unit] && seconds % secondsOf[unit] === 0) ?? 'minutes'
}
