/** The instance's own settings, emoji, peers, and data stored by clients. */
export const settings = `
create table settings (
  name text primary key,
  value_json text not null
) without rowid;

create table custom_emojis (
  shortcode text primary key,
  image_url text not null,
  tags_json text not null
) without rowid;

create table peers (
  domain text primary key collate nocase,
  favicon text,
  nodeinfo_json text not null
) without rowid;

create table frontend_settings (
  account_id text not null references accounts (id) on delete cascade,
  frontend text not null,
  profile text not null,
  settings_json text not null,
  version integer not null,
  primary key (account_id, frontend, profile)
) without rowid;

create table backups (
  id integer primary key autoincrement,
  account_id text not null references accounts (id) on delete cascade,
  file_name text not null,
  file_size integer not null default 0,
  processed integer not null default 0,
  created_at integer not null
);
`
