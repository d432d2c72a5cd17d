import type { Poll } from '@rookery/api/wire/model'

/**
 * Per cent of one option, rounded. The whole is the number of voters where several choices are allowed and the
 * server counts them, else the number of votes (spec 2, section 9). 0 while totals are hidden.
 */
export function pollShare(poll: Poll, option: number): number {
  const votes = poll.options[option]?.votesCount ?? 0
  const whole = poll.multiple && poll.votersCount !== null && poll.votersCount > 0 ? poll.votersCount : poll.votesCount
  return whole > 0 ? Math.round((votes / whole) * 100) : 0
}

/** Choices are shown to members who have not voted while the poll runs; everybody else sees results (spec 2, section 4). */
export function showsChoices(poll: Poll, signedIn: boolean, own: boolean): boolean {
  return signedIn && !own && !poll.voted && !poll.expired
}
