import { decodeEmojis } from './emoji.ts'
import { count, isTrue, items, line, numberOrNull, readId, record, requireRecord, timeOrNull } from './read.ts'
import type { Poll } from './model.ts'

/** Throws DecodeError without an id. */
export function decodePoll(value: unknown): Poll {
  const raw = requireRecord(value, 'poll')
  const options = items(raw.options, (item) => {
    const option = record(item)
    return (
      option && {
        title: line(option.title),
        votesCount: numberOrNull(option.votes_count) === null ? null : count(option.votes_count),
      }
    )
  })
  const votes = options.map(({ votesCount }) => votesCount ?? 0)
  const voters = numberOrNull(raw.voters_count)
  return {
    id: readId(raw.id, 'poll.id'),
    expiresAt: timeOrNull(raw.expires_at),
    expired: isTrue(raw.expired),
    multiple: isTrue(raw.multiple),
    // Servers count remote votes late or not at all: there are no fewer votes than those of the options together.
    votesCount: Math.max(
      count(raw.votes_count),
      votes.reduce((sum, one) => sum + one, 0),
    ),
    // A voter votes once for an option. A number of voters below the votes of an option is wrong.
    votersCount: voters === null || count(voters) < Math.max(0, ...votes) ? null : count(voters),
    options,
    emojis: decodeEmojis(raw.emojis),
    voted: isTrue(raw.voted),
    // Akkoma sends them in reverse, with null where an option's text no longer matches.
    ownVotes: items(raw.own_votes, (vote) => (typeof vote === 'number' && Number.isInteger(vote) && vote >= 0 ? vote : null)).toSorted(
      (a, b) => a - b,
    ),
  }
}
