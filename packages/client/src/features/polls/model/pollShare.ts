import type { Poll } from '@rookery/api/wire/model'

/**
 * Per cent of one option, rounded. The whole is the number of voters where several choices are allowed and the
 * server counts them, else the number of votes (spec 2, section 9). 0 while totals are hidden, and never over 100:
 * what is known of another server's poll may count fewer voters than votes.
 */
export function pollShare(poll: Poll, option: number): number {
  const votes = poll.options[option]?.votesCount ?? 0
  const total = poll.multiple && poll.votersCount !== null && poll.votersCount > 0 ? poll.votersCount : poll.votesCount
  return total > 0 ? Math.min(100, Math.round((votes / total) * 100)) : 0
}

/** Whether an option has the most votes, alone or together with others. None has while nobody has voted. */
export function isLeading({ options }: Poll, option: number): boolean {
  const votes = options[option]?.votesCount ?? 0
  return votes > 0 && options.every(({ votesCount }) => (votesCount ?? 0) <= votes)
}

/** Choices are shown to members who have not voted while the poll runs; everybody else sees results (spec 2, section 4). */
export function showsChoices(poll: Poll, signedIn: boolean, own: boolean): boolean {
  return signedIn && !own && !poll.voted && !poll.expired
}
