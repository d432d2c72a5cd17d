import { decodeAccount } from './account.ts'
import { decodeAttachment } from './attachment.ts'
import { cardOrNull } from './card.ts'
import { decodeEmojis } from './emoji.ts'
import { decodePoll } from './poll.ts'
import { filterOrNull } from './filter.ts'
import { readQuote } from './quote.ts'
import { reactionOrNull } from './reaction.ts'
import {
  array,
  count,
  fields,
  idOrNull,
  isTrue,
  items,
  languageOrNull,
  line,
  lineOrNull,
  orNull,
  readId,
  record,
  requireRecord,
  textOrEmpty,
  textOrNull,
  time,
  timeOrNull,
  url,
  urlOrNull,
} from './read.ts'
import { readVisibility } from './visibility.ts'
import type { Raw } from './read.ts'
import type { AccountId, Mention, Status, StatusId } from './model.ts'

/**
 * Throws DecodeError without an id or an author (Akkoma sends `account: {}` for a deactivated one),
 * and for a repeat whose original cannot be read: there would be nothing to show.
 * A quote inside a quoted status is given by id only.
 */
export function decodeStatus(value: unknown): Status {
  return decode(value, true, true)
}

/** Flags that belong to the reader, not to the post. */
export const ownFlags = ['favourited', 'reblogged', 'bookmarked', 'muted'] as const

function decodeOriginal(value: unknown): Status {
  return decode(value, false, true)
}

function decodeQuoted(value: unknown): Status {
  return decode(value, false, false)
}

// Depth is bounded by construction: a repeat is read on the top only, a quote not inside a quote.
function decode(value: unknown, mayRepeat: boolean, mayQuote: boolean): Status {
  const raw = requireRecord(value, 'status')
  const id = readId<StatusId>(raw.id, 'status.id')
  const pleroma = fields(raw.pleroma)
  const akkoma = fields(raw.akkoma)
  const source = fields(akkoma.source)
  const account = decodeAccount(raw.account)
  const address = urlOrNull(raw.url)
  const inReplyToId = idOrNull<StatusId>(raw.in_reply_to_id)
  const inReplyToAccountId = idOrNull<AccountId>(raw.in_reply_to_account_id)
  const hidden = inReplyToId === '_'
  const mentions = items(raw.mentions, mentionOrNull)
  const muted = isTrue(raw.muted)
  const unstated = ownFlags.filter((flag) => typeof raw[flag] !== 'boolean' || (flag === 'bookmarked' && hidesBookmarks(raw)))
  return {
    id,
    uri: textOrEmpty(raw.uri) || address || id,
    url: address,
    account,
    createdAt: time(raw.created_at),
    editedAt: timeOrNull(raw.edited_at),
    inReplyToId: hidden ? null : inReplyToId,
    inReplyToAccountId: inReplyToAccountId === '_' ? null : inReplyToAccountId,
    // Mastodon sends the id alone. The name is among the mentions of the post, or is the author's own.
    inReplyToAcct:
      lineOrNull(pleroma.in_reply_to_account_acct) ?? [...mentions, account].find((one) => one.id === inReplyToAccountId)?.acct ?? null,
    inReplyToHidden: hidden,
    inReplyToUri: urlOrNull(akkoma.in_reply_to_apid),
    reblog: mayRepeat && record(raw.reblog) ? decodeOriginal(raw.reblog) : null,
    content: textOrEmpty(raw.content),
    spoilerText: textOrEmpty(raw.spoiler_text),
    sensitive: isTrue(raw.sensitive),
    visibility: readVisibility(raw.visibility),
    language: languageOrNull(raw.language),
    reblogsCount: count(raw.reblogs_count),
    repliesCount: count(raw.replies_count),
    favouritesCount: count(raw.favourites_count),
    quotesCount: count(raw.quotes_count ?? pleroma.quotes_count),
    reblogged: isTrue(raw.reblogged),
    favourited: isTrue(raw.favourited),
    bookmarked: isTrue(raw.bookmarked),
    bookmarkFolder: idOrNull(pleroma.bookmark_folder),
    pinned: isTrue(raw.pinned),
    pinnedAt: timeOrNull(pleroma.pinned_at),
    muted,
    // Elsewhere `muted` speaks of the thread alone.
    threadMuted: raw.pleroma === undefined ? muted : isTrue(pleroma.thread_muted),
    filters: items(raw.filtered, filterOrNull),
    attachments: items(raw.media_attachments, (item) => orNull(decodeAttachment, item)),
    mentions,
    tags: readTags(raw),
    emojis: decodeEmojis(raw.emojis),
    reactions: items(
      // Forks of Mastodon say `reactions`.
      [raw.emoji_reactions, pleroma.emoji_reactions, raw.reactions].find((listed) => array(listed).length > 0),
      reactionOrNull,
    ),
    card: cardOrNull(raw.card),
    poll: record(raw.poll) ? orNull(decodePoll, raw.poll) : null,
    application: lineOrNull(fields(raw.application).name),
    quote: readQuote(raw, pleroma, akkoma, mayQuote ? decodeQuoted : null),
    isLocal: typeof pleroma.local === 'boolean' ? pleroma.local : account.isLocal,
    context: idOrNull(pleroma.context) ?? idOrNull(pleroma.conversation_id),
    parentVisible: typeof pleroma.parent_visible === 'boolean' ? pleroma.parent_visible : inReplyToId !== null && !hidden,
    sourceType: textOrNull(source.mediaType) ?? textOrNull(raw.content_type),
    expiresAt: timeOrNull(pleroma.expires_at),
    ...(unstated.length > 0 && { unstated }),
  }
}

function mentionOrNull(value: unknown): Mention | null {
  const raw = record(value)
  const id = idOrNull<AccountId>(raw?.id)
  const acct = line(raw?.acct)
  return raw && id && acct ? { id, acct, username: line(raw.username) || acct.replace(/@.*/, ''), url: url(raw.url) } : null
}

/** Sharkey says of every post that it is not bookmarked. Iceshrimp.NET, which has the same markup, knows it, and has a pleroma object. */
function hidesBookmarks(raw: Raw): boolean {
  return raw.bookmarked === false && raw.content_type === 'text/x.misskeymarkdown' && raw.pleroma === undefined
}

const hashtagLinks = /<a\b([^>]*\bclass="[^"]*\bhashtag\b[^>]*)>(?:<span>)?[#＃]?(?:<span>)?([^<\s]+)</g

/** Iceshrimp.NET lists no tags: the links in the text name them. */
function readTags(raw: Raw): Status['tags'] {
  const tags = items(raw.tags, tagOrNull)
  if (tags.length > 0) return tags
  return [...textOrEmpty(raw.content).matchAll(hashtagLinks)].map(([, attributes = '', name = '']) => ({
    name,
    url: url(/\bhref="([^"]*)"/.exec(attributes)?.[1]),
  }))
}

function tagOrNull(value: unknown): Status['tags'][number] | null {
  const raw = record(value)
  const name = line(raw?.name).replace(/^#/, '')
  return raw && name ? { name, url: url(raw.url) } : null
}
