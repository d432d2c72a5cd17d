import type { Selectable } from 'kysely'
import type { PollTable } from '../db/schema.ts'
import { emojisOf, type EmojiJson } from './emojiView.ts'
import { isoSeconds } from './time.ts'

export interface PollParts {
  poll: Selectable<PollTable>
  options: readonly { title: string; votes_count: number }[]
  /** The viewer's choices; null for visitors. */
  ownVotes: readonly number[] | null
  isAuthor: boolean
}

export interface PollJson {
  id: string
  expires_at: string | null
  expired: boolean
  multiple: boolean
  votes_count: number
  voters_count: number | null
  options: { title: string; votes_count: number }[]
  emojis: EmojiJson[]
  voted?: boolean
  own_votes?: number[]
}

export function pollView({ poll, options, ownVotes, isAuthor }: PollParts, now: number, emojis: ReadonlyMap<string, string>): PollJson {
  const multiple = Boolean(poll.multiple)
  return {
    id: String(poll.id),
    expires_at: poll.expires_at === null ? null : isoSeconds(poll.expires_at),
    expired: poll.expires_at !== null && poll.expires_at <= now,
    multiple,
    votes_count: options.reduce((sum, option) => sum + option.votes_count, 0),
    // Akkoma counts voters only if several choices are allowed.
    voters_count: multiple ? poll.voters_count : null,
    options: options.map(({ title, votes_count }) => ({ title, votes_count })),
    emojis: emojisOf(options.map((option) => option.title).join(' '), emojis),
    ...(ownVotes && { voted: isAuthor || ownVotes.length > 0, own_votes: [...ownVotes] }),
  }
}
