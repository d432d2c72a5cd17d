/**
 * The responses of Akkoma 3.16, key by key, for code that writes such responses. Readers use the decoders beside this folder, which
 * assume much less.
 */

export interface RawEmoji {
  shortcode: string
  url: string
  static_url: string
  visible_in_picker: boolean
}

/** An entry of `GET /api/v1/custom_emojis`. */
export interface RawPickerEmoji extends RawEmoji {
  tags: string[]
  category: string
}

export interface RawField {
  name: string
  value: string
  /** Absent until the link is verified. */
  verified_at?: string
}

export interface RawRelationship {
  id: string
  following: boolean
  followed_by: boolean
  blocking: boolean
  blocked_by: boolean
  muting: boolean
  muting_notifications: boolean
  subscribing: boolean
  notifying: boolean
  requested: boolean
  requested_by: boolean
  domain_blocking: boolean
  showing_reblogs: boolean
  endorsed: boolean
  note: string
}

export interface RawMention {
  id: string
  acct: string
  username: string
  url: string
}

export interface RawAccount {
  id: string
  username: string
  acct: string
  fqn: string
  display_name: string
  locked: boolean
  bot: boolean
  created_at: string
  last_status_at: string | null
  followers_count: number
  following_count: number
  statuses_count: number
  note: string
  url: string
  avatar: string
  avatar_static: string
  header: string
  header_static: string
  emojis: RawEmoji[]
  fields: RawField[]
  source: RawAccountSource
  /** To the account itself only. */
  follow_requests_count?: number
  accepts_direct_messages_from?: string
  akkoma: {
    instance: { name: string; favicon: string | null; nodeinfo: object } | null
    status_ttl_days: number | null
    permit_followback: boolean
  }
  pleroma: RawAccountPleroma
}

export interface RawAccountSource {
  note: string
  sensitive: boolean
  fields: { name: string; value: string }[]
  /** To the account itself only. */
  privacy?: string
  pleroma: {
    discoverable: boolean
    actor_type: string
    show_role?: boolean
    no_rich_text?: boolean
  }
}

export interface RawAccountPleroma {
  ap_id: string
  also_known_as: string[]
  is_confirmed: boolean
  is_suggested: boolean
  tags: string[]
  hide_followers: boolean
  hide_follows: boolean
  hide_followers_count: boolean
  hide_follows_count: boolean
  hide_favorites: boolean
  /** Empty unless requested. */
  relationship: RawRelationship | Record<string, never>
  skip_thread_containment: boolean
  background_image: string | null
  favicon: string | null
  /** Absent when the account hides its role. */
  is_admin?: boolean
  is_moderator?: boolean
  /** To admins only. */
  deactivated?: boolean
  notification_settings?: { block_from_strangers: boolean; hide_notification_contents: boolean }
  allow_following_move?: boolean
  unread_conversation_count?: number
  unread_notifications_count?: number
  email?: string | null
  /** Only in the responses of verify_credentials and update_credentials. */
  settings_store?: Record<string, unknown>
}
