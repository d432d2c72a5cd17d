import { decodeEmojis } from './emoji.ts'
import { fields, isTrue, items, readId, requireRecord, textOrEmpty, textOrNull, time, timeOrNull } from './read.ts'
import { reactionOrNull } from './reaction.ts'
import type { CustomEmoji, Reaction } from './model.ts'

export interface Announcement {
  readonly id: string
  /** HTML. */
  readonly content: string
  readonly startsAt: string | null
  readonly endsAt: string | null
  /** The two times mean complete days. */
  readonly allDay: boolean
  readonly publishedAt: string
  readonly updatedAt: string
  readonly read: boolean
  readonly emojis: readonly CustomEmoji[]
  /** Mastodon alone has them. */
  readonly reactions: readonly Reaction[]
  /** The text that the admin typed; in the admin's calls only. */
  readonly rawContent: string | null
}

/** Throws DecodeError without an id. */
export function decodeAnnouncement(value: unknown): Announcement {
  const raw = requireRecord(value, 'announcement')
  return {
    id: readId(raw.id, 'announcement.id'),
    content: textOrEmpty(raw.content),
    startsAt: timeOrNull(raw.starts_at),
    endsAt: timeOrNull(raw.ends_at),
    allDay: isTrue(raw.all_day),
    publishedAt: time(raw.published_at),
    updatedAt: time(raw.updated_at),
    read: isTrue(raw.read),
    emojis: decodeEmojis(raw.emojis),
    reactions: items(raw.reactions, reactionOrNull),
    rawContent: textOrNull(fields(raw.pleroma).raw_content),
  }
}
