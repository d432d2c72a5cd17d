import { decodeAccount } from './account.ts'
import { decodeAttachment } from './attachment.ts'
import { decodeEmojis } from './emoji.ts'
import { decodePoll } from './poll.ts'
import { isTrue, items, orNull, record, requireRecord, textOrEmpty, time } from './read.ts'
import type { Account, Attachment, CustomEmoji, Poll } from './model.ts'

/** One version of an edited status. Versions have neither id nor edit time: order and `createdAt` distinguish them. */
export interface StatusEdit {
  readonly account: Account | null
  /** HTML. */
  readonly content: string
  readonly spoilerText: string
  readonly sensitive: boolean
  /** When this version was written. */
  readonly createdAt: string
  readonly attachments: readonly Attachment[]
  readonly emojis: readonly CustomEmoji[]
  readonly poll: Poll | null
}

export function decodeStatusEdit(value: unknown): StatusEdit {
  const raw = requireRecord(value, 'history')
  const poll = record(raw.poll)
  return {
    account: orNull(decodeAccount, raw.account),
    content: textOrEmpty(raw.content),
    spoilerText: textOrEmpty(raw.spoiler_text),
    sensitive: isTrue(raw.sensitive),
    createdAt: time(raw.created_at),
    attachments: items(raw.media_attachments, (item) => orNull(decodeAttachment, item)),
    emojis: decodeEmojis(raw.emojis),
    // Mastodon sends the options of an old version without the poll's id.
    poll: poll && orNull(decodePoll, { id: '_', ...poll }),
  }
}
