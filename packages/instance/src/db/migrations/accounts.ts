/** Accounts, their private data, and registrations. */
export const accounts = `
create table accounts (
  id text primary key,
  username text not null,
  acct text not null collate nocase unique,
  domain text collate nocase,
  ap_id text not null unique,
  url text,
  display_name text not null,
  note_source text not null default '',
  note_html text not null default '',
  fields_source_json text not null default '[]',
  fields_json text not null default '[]',
  avatar text,
  avatar_description text not null default '',
  header text,
  header_description text not null default '',
  background text,
  actor_type text not null default 'Person',
  is_locked integer not null default 0,
  is_discoverable integer not null default 0,
  is_admin integer not null default 0,
  is_moderator integer not null default 0,
  is_active integer not null default 1,
  is_confirmed integer not null default 1,
  is_approved integer not null default 1,
  is_suggested integer not null default 0,
  show_role integer not null default 1,
  hide_followers integer not null default 0,
  hide_follows integer not null default 0,
  hide_followers_count integer not null default 0,
  hide_follows_count integer not null default 0,
  hide_favorites integer not null default 1,
  permit_followback integer not null default 0,
  accepts_direct_messages_from text not null default 'everybody',
  status_ttl_days integer,
  also_known_as_json text not null default '[]',
  moved_to_id text references accounts (id),
  tags_json text not null default '[]',
  emojis_json text not null default '{}',
  skip_thread_containment integer not null default 0,
  followers_count integer not null default 0,
  following_count integer not null default 0,
  statuses_count integer not null default 0,
  last_status_at integer,
  created_at integer not null
);
create index accounts_by_domain on accounts (domain);

create table users (
  account_id text primary key references accounts (id) on delete cascade,
  email text collate nocase unique,
  password_hash text not null,
  password_reset_pending integer not null default 0,
  default_scope text not null default 'public',
  no_rich_text integer not null default 0,
  allow_following_move integer not null default 1,
  block_from_strangers integer not null default 0,
  hide_notification_contents integer not null default 0,
  settings_store_json text not null default '{}',
  totp_secret text,
  totp_enabled integer not null default 0,
  backup_codes_json text not null default '[]',
  confirmation_token_hash text,
  registration_reason text,
  mascot_media_id integer,
  language text,
  password_changed_at integer
);

create table password_resets (
  token_hash text primary key,
  account_id text not null references accounts (id) on delete cascade,
  expires_at integer not null
);

create table invites (
  id integer primary key autoincrement,
  token text not null unique,
  uses_left integer,
  expires_at integer
);

create table captchas (
  token text primary key,
  solution text not null,
  expires_at integer not null
);
`
