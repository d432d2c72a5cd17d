import { decodeEmojis } from './emoji.ts'
import { count, flag, items, numberOrNull, readId, record, requireRecord, text, timeOrNull } from './read.ts'
import type { Poll } from './model.ts'

/** Throws DecodeError without an id. */
export function decodePoll(value: unknown): Poll {
  const raw = requireRecord(value, 'poll')
  const voters = numberOrNull(raw.voters_count)
  return {
    id: readId(raw.id, 'poll.id'),
    expiresAt: timeOrNull(raw.expires_at),
    expired: flag(raw.expired),
    multiple: flag(raw.multiple),
    votesCount: count(raw.votes_count),
    votersCount: voters === null ? null : count(voters),
    options: items(raw.options, (item) => {
      const option = record(item)
      return (
        option && { title: text(option.title), votesCount: numberOrNull(option.votes_count) === null ? null : count(option.votes_count) }
      )
    }),
    emojis: decodeEmojis(raw.emojis),
    voted: flag(raw.voted),
    // Akkoma sends them in reverse, with null where an option's text no longer matches.
    ownVotes: items(raw.own_votes, (vote) => (typeof vote === 'number' && Number.isInteger(vote) && vote >= 0 ? vote : null)).toSorted(
      (a, b) => a - b,
    ),
  }
}
