import { decodeEmojis } from './emoji.ts'
import { count, isTrue, items, line, numberOrNull, readId, record, requireRecord, timeOrNull } from './read.ts'
import type { Poll } from './model.ts'

/** Throws DecodeError without an id. */
export function decodePoll(value: unknown): Poll {
  const raw = requireRecord(value, 'poll')
  const voters = numberOrNull(raw.voters_count)
  return {
    id: readId(raw.id, 'poll.id'),
    expiresAt: timeOrNull(raw.expires_at),
    expired: isTrue(raw.expired),
    multiple: isTrue(raw.multiple),
    votesCount: count(raw.votes_count),
    votersCount: voters === null ? null : count(voters),
    options: items(raw.options, (item) => {
      const option = record(item)
      return (
        option && {
          title: line(option.title),
          votesCount: numberOrNull(option.votes_count) === null ? null : count(option.votes_count),
        }
      )
    }),
    emojis: decodeEmojis(raw.emojis),
    voted: isTrue(raw.voted),
    // Akkoma sends them in reverse, with null where an option's text no longer matches.
    ownVotes: items(raw.own_votes, (vote) => (typeof vote === 'number' && Number.isInteger(vote) && vote >= 0 ? vote : null)).toSorted(
      (a, b) => a - b,
    ),
  }
}
