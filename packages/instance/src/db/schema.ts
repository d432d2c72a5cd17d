import type { Generated } from 'kysely'

/**
 * The tables, as the migrations beside this file make them.
 * Times are milliseconds since the epoch (`_at`); flags are 0 or 1; columns ending in `_json` hold JSON text.
 * Ids of accounts, statuses, favourites and reports are flakes (text, see `domain/ids.ts`); the others number themselves,
 * as on Akkoma, and are sent as strings.
 */

/** SQLite has no booleans. */
export type Flag = 0 | 1

export function flag(value: boolean): Flag {
  return value ? 1 : 0
}

export type VisibilityValue = 'public' | 'unlisted' | 'local' | 'private' | 'direct'

/** Everything that others may see of a person, local or remote. Secrets of local people are in `users`. */
export interface AccountTable {
  id: string
  /** The part before the @, in the case it was registered with. */
  username: string
  /** `name` for local people, `name@host` for others: unique, compared without case. */
  acct: string
  /** null for local people. */
  domain: string | null
  /** ActivityPub id. */
  ap_id: string
  /** Page to open; null falls back to `ap_id`. */
  url: string | null
  display_name: string
  /** The typed text, and the HTML made from it. */
  note_source: Generated<string>
  note_html: Generated<string>
  /** `[{name, value}]` as typed, and `[{name, value: html, verified_at?}]`. */
  fields_source_json: Generated<string>
  fields_json: Generated<string>
  /** Absolute URL, or a path under the origin such as `/media/…`; null means the default image. */
  avatar: string | null
  avatar_description: Generated<string>
  header: string | null
  header_description: Generated<string>
  background: string | null
  actor_type: Generated<'Person' | 'Service' | 'Group' | 'Organization' | 'Application'>
  is_locked: Generated<Flag>
  is_discoverable: Generated<Flag>
  is_admin: Generated<Flag>
  is_moderator: Generated<Flag>
  is_active: Generated<Flag>
  is_confirmed: Generated<Flag>
  is_approved: Generated<Flag>
  is_suggested: Generated<Flag>
  show_role: Generated<Flag>
  hide_followers: Generated<Flag>
  hide_follows: Generated<Flag>
  hide_followers_count: Generated<Flag>
  hide_follows_count: Generated<Flag>
  hide_favorites: Generated<Flag>
  permit_followback: Generated<Flag>
  accepts_direct_messages_from: Generated<'everybody' | 'nobody' | 'people_i_follow'>
  status_ttl_days: number | null
  also_known_as_json: Generated<string>
  moved_to_id: string | null
  /** Policy tags such as `mrf_tag:sandbox`. */
  tags_json: Generated<string>
  /** `{shortcode: url}` of a remote person's own emoji, which this server's list does not have. */
  emojis_json: Generated<string>
  skip_thread_containment: Generated<Flag>
  followers_count: Generated<number>
  following_count: Generated<number>
  statuses_count: Generated<number>
  last_status_at: number | null
  created_at: number
}

/** Private data of a local account, for the server and its owner. */
export interface UserTable {
  account_id: string
  email: string | null
  password_hash: string
  /** Staff wants a new password before anything else. */
  password_reset_pending: Generated<Flag>
  default_scope: Generated<VisibilityValue>
  no_rich_text: Generated<Flag>
  allow_following_move: Generated<Flag>
  block_from_strangers: Generated<Flag>
  hide_notification_contents: Generated<Flag>
  /** `pleroma.settings_store`: one object a client. */
  settings_store_json: Generated<string>
  totp_secret: string | null
  totp_enabled: Generated<Flag>
  /** Hashes of the unused backup codes. */
  backup_codes_json: Generated<string>
  confirmation_token_hash: string | null
  registration_reason: string | null
  mascot_media_id: number | null
  language: string | null
  /** Bumped when the password changes, so that old sessions die. */
  password_changed_at: number | null
}

export interface PasswordResetTable {
  token_hash: string
  account_id: string
  expires_at: number
}

export interface InviteTable {
  id: Generated<number>
  token: string
  /** null where there is no limit. */
  uses_left: number | null
  expires_at: number | null
  /** null without a limit: the invitation is for one person, or ends by its time alone. */
  max_use: number | null
  uses: Generated<number>
}

export interface MailTable {
  id: Generated<number>
  recipient: string
  subject: string
  body: string
  link: string
  sent_at: number
}

export interface CaptchaTable {
  token: string
  solution: string
  expires_at: number
}

export interface OauthAppTable {
  id: Generated<number>
  client_id: string
  client_secret: string
  name: string
  /** Separated by blanks. */
  redirect_uris: string
  scopes: string
  website: string | null
  account_id: string | null
  created_at: number
}

export interface OauthAuthorizationTable {
  id: Generated<number>
  code_hash: string
  app_id: number
  account_id: string
  redirect_uri: string
  scopes: string
  code_challenge: string | null
  used: Generated<Flag>
  expires_at: number
}

export interface OauthTokenTable {
  id: Generated<number>
  token_hash: string
  refresh_hash: string | null
  app_id: number | null
  /** null for an app's own token (client credentials). */
  account_id: string | null
  /** Separated by blanks. */
  scopes: string
  expires_at: number
  created_at: number
}

export interface MfaTokenTable {
  token_hash: string
  account_id: string
  app_id: number
  scopes: string
  /** Set when the sign-in began at the authorize form: where to go back to. */
  authorization_json: string | null
  expires_at: number
}

export interface PushSubscriptionTable {
  id: Generated<number>
  token_id: number
  account_id: string
  endpoint: string
  key_p256dh: string
  key_auth: string
  alerts_json: string
}

/** A post, or a repeat of one (`reblog_of_id`). */
export interface StatusTable {
  id: string
  account_id: string
  ap_id: string
  url: string | null
  reblog_of_id: string | null
  in_reply_to_id: string | null
  in_reply_to_account_id: string | null
  /** Stays when the answered post goes, and shows that there was one. */
  in_reply_to_apid: string | null
  quote_id: string | null
  quote_apid: string | null
  /** Equal for all posts of a conversation (a URI). */
  context: string
  visibility: VisibilityValue
  /** Sanitised HTML. */
  content: Generated<string>
  spoiler_text: Generated<string>
  sensitive: Generated<Flag>
  language: string | null
  /** The typed text and its mime type; null if a remote server did not send it. */
  source: string | null
  source_type: string | null
  local: Flag
  application_name: string | null
  application_website: string | null
  card_json: string | null
  has_media: Generated<Flag>
  reblogs_count: Generated<number>
  replies_count: Generated<number>
  favourites_count: Generated<number>
  created_at: number
  edited_at: number | null
  pinned_at: number | null
  expires_at: number | null
}

/** Accounts that a post addresses by name: shown as mentions, and the readers of a direct post. */
export interface StatusMentionTable {
  status_id: string
  account_id: string
  position: number
}

export interface StatusTagTable {
  status_id: string
  /** Lower case, without #. */
  tag: string
}

export interface StatusMediaTable {
  status_id: string
  media_id: number
  position: number
}

/** Custom emoji of a remote post, which this server's own list does not have. */
export interface StatusEmojiTable {
  status_id: string
  shortcode: string
  url: string
}

/** Earlier versions, the oldest first; the current one is the status itself. */
export interface StatusEditTable {
  id: Generated<number>
  status_id: string
  content: string
  spoiler_text: string
  sensitive: Flag
  source: string | null
  source_type: string | null
  media_ids_json: string
  poll_json: string | null
  created_at: number
}

export interface ScheduledStatusTable {
  id: Generated<number>
  account_id: string
  params_json: string
  media_ids_json: string
  scheduled_at: number
}

export interface FavouriteTable {
  /** A flake: the Link header of the favourites list pages by it. */
  id: string
  account_id: string
  status_id: string
  created_at: number
}

export interface BookmarkTable {
  id: Generated<number>
  account_id: string
  status_id: string
  folder_id: number | null
}

export interface BookmarkFolderTable {
  id: Generated<number>
  account_id: string
  name: string
  /** A Unicode emoji, or a shortcode of this server between colons. */
  emoji: string | null
}

export interface ThreadMuteTable {
  account_id: string
  context: string
  expires_at: number | null
}

export interface ReactionTable {
  id: Generated<number>
  account_id: string
  status_id: string
  /** A Unicode emoji, a shortcode, or `shortcode@host`. */
  name: string
  /** Image of a custom emoji. */
  url: string | null
  created_at: number
}

export interface PollTable {
  id: Generated<number>
  status_id: string
  multiple: Flag
  expires_at: number | null
  voters_count: Generated<number>
  /** The notification of its end was sent. */
  closed: Generated<Flag>
}

export interface PollOptionTable {
  poll_id: number
  position: number
  title: string
  votes_count: Generated<number>
}

export interface PollVoteTable {
  poll_id: number
  account_id: string
  position: number
}

export interface MediaTable {
  id: Generated<number>
  account_id: string
  type: 'image' | 'video' | 'audio' | 'unknown'
  mime_type: string
  /** Absolute URL (remote), or a path under the origin such as `/media/…`. */
  url: string
  preview_url: string | null
  /** File name as uploaded. */
  name: Generated<string>
  description: string | null
  blurhash: string | null
  width: number | null
  height: number | null
  created_at: number
}

export type NotificationRowType =
  | 'mention'
  | 'favourite'
  | 'reblog'
  | 'follow'
  | 'follow_request'
  | 'poll'
  | 'update'
  | 'move'
  | 'pleroma:emoji_reaction'
  | 'pleroma:report'

export interface NotificationTable {
  id: Generated<number>
  /** The recipient. */
  account_id: string
  /** The sender. */
  from_account_id: string
  type: NotificationRowType
  status_id: string | null
  /** The new account after a move. */
  target_account_id: string | null
  emoji: string | null
  emoji_url: string | null
  report_id: string | null
  seen: Generated<Flag>
  /** Filtered by the recipient's policy. */
  filtered: Generated<Flag>
  created_at: number
}

export interface FollowTable {
  id: Generated<number>
  account_id: string
  target_id: string
  state: 'pending' | 'accepted'
  created_at: number
}

/** `reblog_mute`: repeats hidden; `subscription`: notified of every post; `notification_mute`: goes with a mute. */
export type RelationKind = 'block' | 'mute' | 'notification_mute' | 'reblog_mute' | 'subscription'

export interface AccountRelationTable {
  id: Generated<number>
  account_id: string
  target_id: string
  kind: RelationKind
  expires_at: number | null
  created_at: number
}

export interface DomainBlockTable {
  account_id: string
  domain: string
}

export interface AccountNoteTable {
  account_id: string
  target_id: string
  comment: string
}

/** Tags seen so far: only those can be shown or followed. */
export interface TagTable {
  id: Generated<number>
  name: string
}

export interface FollowedTagTable {
  id: Generated<number>
  account_id: string
  tag: string
}

export interface ListTable {
  id: Generated<number>
  account_id: string
  title: string
}

export interface ListMemberTable {
  list_id: number
  account_id: string
}

/** One person's view of a conversation of direct posts. */
export interface ConversationTable {
  id: Generated<number>
  account_id: string
  context: string
  last_status_id: string | null
  unread: Flag
  updated_at: number
}

export interface ConversationRecipientTable {
  conversation_id: number
  account_id: string
}

export interface NotificationPolicyTable {
  account_id: string
  /** JSON: the choice for each rule. */
  rules: string
}

/** Senders that an account accepts regardless of its policy. */
export interface NotificationPermissionTable {
  account_id: string
  from_account_id: string
}

export interface MarkerTable {
  account_id: string
  timeline: string
  last_read_id: string
  version: number
  updated_at: number
}

export interface ReportTable {
  id: string
  account_id: string
  target_id: string
  content: string
  status_ids_json: string
  state: Generated<'open' | 'closed' | 'resolved'>
  created_at: number
}

export interface ReportNoteTable {
  id: Generated<number>
  report_id: string
  account_id: string
  content: string
  created_at: number
}

export interface AnnouncementTable {
  id: string
  raw_content: string
  content: string
  starts_at: number | null
  ends_at: number | null
  all_day: Flag
  published_at: number
  updated_at: number
}

export interface AnnouncementDismissalTable {
  announcement_id: string
  account_id: string
}

export interface FilterTable {
  id: Generated<number>
  account_id: string
  phrase: string
  context_json: string
  irreversible: Flag
  whole_word: Flag
  expires_at: number | null
}

/** A filter of several phrases. */
export interface FilterGroupTable {
  id: Generated<number>
  account_id: string
  title: string
  context_json: string
  hides: Flag
  expires_at: number | null
}

export interface FilterKeywordTable {
  id: Generated<number>
  group_id: number
  keyword: string
  whole_word: Flag
}

/** Client settings on the server, one row a client and profile. */
export interface FrontendSettingTable {
  account_id: string
  frontend: string
  profile: string
  settings_json: string
  version: number
}

export interface BackupTable {
  id: Generated<number>
  account_id: string
  file_name: string
  file_size: Generated<number>
  processed: Generated<Flag>
  created_at: number
}

export interface CustomEmojiTable {
  shortcode: string
  /** Path under the origin, such as `/emoji/pond/heron.png`. */
  image_url: string
  /** `["pack:pond"]` or `["Custom"]`. */
  tags_json: string
}

/** Known facts of other servers, for `akkoma.instance` of their accounts. */
export interface PeerTable {
  domain: string
  favicon: string | null
  nodeinfo_json: string
}

/** The instance's own settings, by name (see `domain/Config.ts`). */
export interface SettingTable {
  name: string
  value_json: string
}

export interface Database {
  accounts: AccountTable
  users: UserTable
  password_resets: PasswordResetTable
  invites: InviteTable
  captchas: CaptchaTable
  mails: MailTable
  oauth_apps: OauthAppTable
  oauth_authorizations: OauthAuthorizationTable
  oauth_tokens: OauthTokenTable
  mfa_tokens: MfaTokenTable
  push_subscriptions: PushSubscriptionTable
  statuses: StatusTable
  status_mentions: StatusMentionTable
  status_tags: StatusTagTable
  status_media: StatusMediaTable
  status_emojis: StatusEmojiTable
  status_edits: StatusEditTable
  scheduled_statuses: ScheduledStatusTable
  favourites: FavouriteTable
  bookmarks: BookmarkTable
  bookmark_folders: BookmarkFolderTable
  thread_mutes: ThreadMuteTable
  reactions: ReactionTable
  polls: PollTable
  poll_options: PollOptionTable
  poll_votes: PollVoteTable
  media: MediaTable
  notifications: NotificationTable
  follows: FollowTable
  account_relations: AccountRelationTable
  domain_blocks: DomainBlockTable
  account_notes: AccountNoteTable
  tags: TagTable
  followed_tags: FollowedTagTable
  lists: ListTable
  list_members: ListMemberTable
  conversations: ConversationTable
  conversation_recipients: ConversationRecipientTable
  markers: MarkerTable
  notification_policies: NotificationPolicyTable
  notification_permissions: NotificationPermissionTable
  reports: ReportTable
  report_notes: ReportNoteTable
  announcements: AnnouncementTable
  announcement_dismissals: AnnouncementDismissalTable
  filters: FilterTable
  filter_groups: FilterGroupTable
  filter_keywords: FilterKeywordTable
  frontend_settings: FrontendSettingTable
  backups: BackupTable
  custom_emojis: CustomEmojiTable
  peers: PeerTable
  settings: SettingTable
}
