import { crc32 } from 'node:zlib'
import type { AccountRow } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { canSee } from '../domain/viewerRelations.ts'
import { stripTags } from '../text/escapeHtml.ts'
import type { AccountJson } from './accountView.ts'
import type { AttachmentJson } from './attachmentView.ts'
import { emojisOf, type EmojiJson } from './emojiView.ts'
import { loadStatuses, type StatusRow, type StatusSurroundings } from './loadStatuses.ts'
import type { PollJson } from './pollView.ts'
import type { ReactionJson } from './reactionView.ts'
import { isoSeconds } from './time.ts'

export interface StatusViewOptions {
  /** Akkoma fills `direct_conversation_id` only where a single post is answered. */
  single?: boolean
  /** A quoted post shows that it has a quote, without the quoted post. */
  isQuoted?: boolean
}

/** Posts as Akkoma sends them, in the order of the rows. */
export async function renderStatuses(
  context: Context,
  rows: readonly StatusRow[],
  viewer: AccountRow | null,
  options: StatusViewOptions = {},
): Promise<StatusJson[]> {
  if (rows.length === 0) return []
  const surroundings = await loadStatuses(context, rows, viewer)
  return rows.map((row) => statusView(row, surroundings, options))
}

/** One post, with the fields that only a response with a single post has. */
export async function renderStatus(context: Context, row: StatusRow, viewer: AccountRow | null): Promise<StatusJson> {
  return statusView(row, await loadStatuses(context, [row], viewer), { single: true })
}

function statusView(row: StatusRow, all: StatusSurroundings, options: StatusViewOptions): StatusJson {
  return row.reblog_of_id === null ? postView(row, all, options) : reblogView(row, all, options)
}

/** Replaces a deleted post. */
const deleted = '_'

/** Common fields of a post and a repeat; `subject` is the displayed post. */
function commonView(row: StatusRow, subject: StatusRow, { accounts, context, marks, mentions, media, tags }: StatusSurroundings) {
  return {
    id: row.id,
    uri: subject.ap_id,
    account: accounts.get(row.account_id) ?? {},
    created_at: isoSeconds(row.created_at),
    visibility: row.visibility,
    media_attachments: media.get(subject.id) ?? [],
    mentions: mentions.get(row.id) ?? [],
    tags: tags.get(subject.id) ?? [],
    application: row.application_name === null ? null : { name: row.application_name, website: row.application_website },
    language: subject.language,
    favourited: marks?.favourites.has(subject.id) ?? false,
    reblogged: marks?.reblogs.has(subject.id) ?? false,
    bookmarked: marks?.bookmarks.has(subject.id) ?? false,
    pinned: row.pinned_at !== null,
    url: row === subject ? (row.url ?? `${context.origin}/notice/${encodeURIComponent(row.id)}`) : subject.ap_id,
  }
}

function reblogView(row: StatusRow, all: StatusSurroundings, options: StatusViewOptions): StatusJson {
  const original = row.reblog_of_id === null ? undefined : all.rows.get(row.reblog_of_id)
  return {
    ...commonView(row, original ?? row, all),
    in_reply_to_id: null,
    in_reply_to_account_id: null,
    reblog: original ? postView(original, all, options) : null,
    content: '',
    reblogs_count: 0,
    replies_count: 0,
    favourites_count: 0,
    muted: false,
    sensitive: false,
    spoiler_text: '',
    emojis: [],
    pleroma: { local: Boolean(row.local), pinned_at: null },
  }
}

function postView(row: StatusRow, all: StatusSurroundings, options: StatusViewOptions): StatusJson {
  const { viewer, marks, reader } = all
  const parent = row.in_reply_to_id === null ? undefined : all.parents.get(row.in_reply_to_id)
  const threadMuted = marks?.mutedContexts.has(row.context) ?? false
  const reactions = all.reactions.get(row.id) ?? []
  const quoted = row.quote_id === null ? undefined : all.rows.get(row.quote_id)
  return {
    ...commonView(row, row, all),
    in_reply_to_id: row.in_reply_to_id ?? (row.in_reply_to_apid === null ? null : deleted),
    in_reply_to_account_id: parent ? row.in_reply_to_account_id : row.in_reply_to_apid === null ? null : deleted,
    reblog: null,
    card: row.card_json === null ? null : JSON.parse(row.card_json),
    content: row.content,
    text: null,
    edited_at: row.edited_at === null ? null : isoSeconds(row.edited_at),
    reblogs_count: row.reblogs_count,
    replies_count: row.replies_count,
    favourites_count: row.favourites_count,
    muted: threadMuted || (reader?.muting.has(row.account_id) ?? false),
    sensitive: Boolean(row.sensitive),
    spoiler_text: row.spoiler_text,
    emojis: emojisOf(`${row.content} ${row.spoiler_text}`, all.emojiUrls, all.own.get(row.id)),
    poll: all.polls.get(row.id) ?? null,
    quote_id: row.quote_id ?? (row.quote_apid === null ? null : deleted),
    quote: quoted && !options.isQuoted && mayQuote(quoted, all) ? postView(quoted, all, { isQuoted: true }) : null,
    emoji_reactions: reactions,
    pleroma: {
      local: Boolean(row.local),
      conversation_id: conversationNumber(row.context),
      context: row.context,
      in_reply_to_account_acct: parent && row.in_reply_to_account_id ? (all.parentNames.get(row.in_reply_to_account_id) ?? null) : null,
      content: { 'text/plain': stripTags(row.content) },
      spoiler_text: { 'text/plain': row.spoiler_text },
      expires_at: row.expires_at !== null && row.account_id === viewer?.id ? new Date(row.expires_at).toISOString() : null,
      direct_conversation_id: (options.single && row.visibility === 'direct' && marks?.conversations.get(row.context)) || null,
      thread_muted: threadMuted,
      emoji_reactions: reactions,
      parent_visible: parent !== undefined && parentIsVisible(parent, all),
      pinned_at: row.pinned_at === null ? null : isoSeconds(row.pinned_at),
      ...(all.context.config.bookmarkFolders && { bookmark_folder: marks?.bookmarks.get(row.id)?.toString() ?? null }),
    },
    akkoma: {
      source: row.source === null ? null : { content: row.source, mediaType: row.source_type ?? 'text/plain' },
      in_reply_to_apid: row.in_reply_to_apid,
      quote_apid: row.quote_apid,
    },
  }
}

/** The quoted post is left out where the reader may not see it or its author, or does not want that person. */
function mayQuote(quoted: StatusRow, { accounts, reader, mentions }: StatusSurroundings): boolean {
  if (!accounts.has(quoted.account_id)) return false
  if (reader && (reader.blocking.has(quoted.account_id) || reader.muting.has(quoted.account_id))) return false
  return canSee(
    quoted,
    reader,
    (mentions.get(quoted.id) ?? []).map((mention) => mention.id),
  )
}

function parentIsVisible(parent: { visibility: string; account_id: string }, { reader }: StatusSurroundings): boolean {
  if (parent.visibility === 'public' || parent.visibility === 'unlisted') return true
  return reader !== null && (parent.account_id === reader.id || parent.visibility === 'local' || reader.following.has(parent.account_id))
}

/** The deprecated number of a context. */
function conversationNumber(context: string): number {
  return crc32(context) & 0x7fff_ffff
}

interface CommonJson {
  id: string
  uri: string
  url: string
  account: AccountJson | Record<string, never>
  created_at: string
  visibility: string
  media_attachments: AttachmentJson[]
  mentions: { id: string; acct: string; username: string; url: string }[]
  tags: { name: string; url: string }[]
  application: { name: string; website: string | null } | null
  language: string | null
  favourited: boolean
  reblogged: boolean
  bookmarked: boolean
  pinned: boolean
  in_reply_to_id: string | null
  in_reply_to_account_id: string | null
  reblog: StatusJson | null
  content: string
  reblogs_count: number
  replies_count: number
  favourites_count: number
  muted: boolean
  sensitive: boolean
  spoiler_text: string
  emojis: EmojiJson[]
}

/** A post has every key; a repeat has the common ones only. */
export interface StatusJson extends CommonJson {
  card?: unknown
  text?: string | null
  edited_at?: string | null
  poll?: PollJson | null
  quote_id?: string | null
  quote?: StatusJson | null
  emoji_reactions?: ReactionJson[]
  pleroma: Record<string, unknown>
  akkoma?: Record<string, unknown>
}
