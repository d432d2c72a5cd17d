import type { Poll } from '@rookery/api/wire/model'

/**
 * Percentage of one option, rounded. The total is the number of voters if several choices are allowed and the server counts voters,
 * otherwise the number of votes (spec 2, section 9). 0 while totals are hidden. At most 100, because polls of other servers may have fewer
 * known voters than votes.
 */
export function pollShare(poll: Poll, option: number): number {
  const votes = poll.options[option]?.votesCount ?? 0
  const total = poll.multiple && poll.votersCount !== null && poll.votersCount > 0 ? poll.votersCount : poll.votesCount
  return total > 0 ? Math.min(100, Math.round((votes / total) * 100)) : 0
}

/** Whether an option has the most votes, alone or with others. False for all options without votes. */
export function isLeading({ options }: Poll, option: number): boolean {
  const votes = options[option]?.votesCount ?? 0
  return votes > 0 && options.every(({ votesCount }) => (votesCount ?? 0) <= votes)
}

/** Users who have not voted see choices while the poll runs; others see results (spec 2, section 4). */
export function showsChoices(poll: Poll, signedIn: boolean, own: boolean): boolean {
  return signedIn && !own && !poll.voted && !poll.expired
}
