import type { RawAccount, RawEmoji, RawMention } from './account.ts'

export interface RawAttachment {
  id: string
  type: string
  url: string
  remote_url: string
  preview_url: string
  text_url: string
  description: string | null
  blurhash: string | null
  /** Absent when the server knows no size. */
  meta?: { original: { width: number; height: number; aspect: number } }
  pleroma: { mime_type: string }
}

export interface RawPoll {
  id: string
  expires_at: string | null
  expired: boolean
  multiple: boolean
  votes_count: number
  voters_count: number | null
  options: { title: string; votes_count: number }[]
  emojis: RawEmoji[]
  /** Both absent for visitors. */
  voted?: boolean
  own_votes?: (number | null)[]
}

export interface RawCard {
  type: string
  url: string
  title: string
  description: string
  provider_name: string
  provider_url: string
  image: string | null
  image_description: string
  pleroma: { opengraph: Record<string, string> }
}

export interface RawReaction {
  name: string
  count: number
  me: boolean
  url: string | null
  account_ids: string[]
}

export interface RawReactionWithAccounts extends Omit<RawReaction, 'account_ids'> {
  accounts: RawAccount[]
}

interface RawStatusBase {
  id: string
  uri: string
  url: string | null
  account: RawAccount
  created_at: string
  content: string
  spoiler_text: string
  sensitive: boolean
  visibility: string
  language: string | null
  reblogs_count: number
  replies_count: number
  favourites_count: number
  reblogged: boolean
  favourited: boolean
  bookmarked: boolean
  muted: boolean
  pinned: boolean
  media_attachments: RawAttachment[]
  mentions: RawMention[]
  tags: { name: string; url: string }[]
  emojis: RawEmoji[]
  application: { name: string; website: string | null } | null
}

export interface RawStatus extends RawStatusBase {
  in_reply_to_id: string | null
  in_reply_to_account_id: string | null
  reblog: null
  /** The source, in the response to a deletion; null otherwise. */
  text: string | null
  edited_at: string | null
  card: RawCard | null
  poll: RawPoll | null
  quote_id: string | null
  quote: RawStatus | null
  emoji_reactions: RawReaction[]
  akkoma: {
    source: { content: string; mediaType: string } | string | null
    in_reply_to_apid: string | null
    quote_apid: string | null
  }
  pleroma: {
    local: boolean
    conversation_id: number | null
    context: string
    in_reply_to_account_acct: string | null
    content: { 'text/plain': string }
    spoiler_text: { 'text/plain': string }
    expires_at: string | null
    direct_conversation_id: number | null
    thread_muted: boolean
    emoji_reactions: RawReaction[]
    parent_visible: boolean
    pinned_at: string | null
    /** Pleroma since 2.7. */
    bookmark_folder?: string | null
  }
}

/** The wrapper around a repeated status; its counts are 0 and its address is the original's. */
export interface RawReblog extends RawStatusBase {
  in_reply_to_id: null
  in_reply_to_account_id: null
  reblog: RawStatus
  pleroma: { local: boolean; pinned_at: string | null }
}

export interface RawStatusSource {
  id: string
  text: string
  spoiler_text: string
  content_type: string
}

export interface RawStatusEdit {
  account: RawAccount
  content: string
  spoiler_text: string
  sensitive: boolean
  created_at: string
  media_attachments: RawAttachment[]
  emojis: RawEmoji[]
  poll: RawPoll | null
}

export interface RawContext {
  ancestors: (RawStatus | RawReblog)[]
  descendants: (RawStatus | RawReblog)[]
}
