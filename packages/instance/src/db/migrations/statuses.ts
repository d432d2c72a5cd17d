/** Posts, repeats, and readers' actions on them. */
export const statuses = `
create table statuses (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  ap_id text not null unique,
  url text,
  reblog_of_id text references statuses (id) on delete cascade,
  in_reply_to_id text references statuses (id) on delete set null,
  in_reply_to_account_id text references accounts (id) on delete set null,
  in_reply_to_apid text,
  quote_id text references statuses (id) on delete set null,
  quote_apid text,
  context text not null,
  visibility text not null,
  content text not null default '',
  spoiler_text text not null default '',
  sensitive integer not null default 0,
  language text,
  source text,
  source_type text,
  local integer not null,
  application_name text,
  application_website text,
  card_json text,
  has_media integer not null default 0,
  reblogs_count integer not null default 0,
  replies_count integer not null default 0,
  favourites_count integer not null default 0,
  created_at integer not null,
  edited_at integer,
  pinned_at integer,
  expires_at integer
);
create index statuses_by_account on statuses (account_id, id);
create index statuses_by_context on statuses (context, id);
create index statuses_by_reblog on statuses (reblog_of_id, account_id);
create index statuses_by_reply on statuses (in_reply_to_id);
create index statuses_by_quote on statuses (quote_id) where quote_id is not null;
create index statuses_timeline on statuses (id, account_id, visibility, reblog_of_id, in_reply_to_id, local, has_media);
create index statuses_direct on statuses (id, account_id) where visibility = 'direct';
create index statuses_expiring on statuses (expires_at) where expires_at is not null;

create table status_mentions (
  status_id text not null references statuses (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  position integer not null,
  primary key (status_id, account_id)
) without rowid;
create index status_mentions_by_account on status_mentions (account_id, status_id);

create table status_media (
  status_id text not null references statuses (id) on delete cascade,
  media_id integer not null references media (id) on delete cascade,
  position integer not null,
  primary key (status_id, position)
) without rowid;
create index status_media_by_media on status_media (media_id);

create table status_emojis (
  status_id text not null references statuses (id) on delete cascade,
  shortcode text not null,
  url text not null,
  primary key (status_id, shortcode)
) without rowid;

create table status_edits (
  id integer primary key autoincrement,
  status_id text not null references statuses (id) on delete cascade,
  content text not null,
  spoiler_text text not null,
  sensitive integer not null,
  source text,
  source_type text,
  media_ids_json text not null,
  poll_json text,
  created_at integer not null
);
create index status_edits_by_status on status_edits (status_id, id);

create table scheduled_statuses (
  id integer primary key autoincrement,
  account_id text not null references accounts (id) on delete cascade,
  params_json text not null,
  media_ids_json text not null,
  scheduled_at integer not null
);

create table favourites (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  status_id text not null references statuses (id) on delete cascade,
  created_at integer not null,
  unique (status_id, account_id)
);
create index favourites_by_account on favourites (account_id, id);

create table bookmarks (
  id integer primary key autoincrement,
  account_id text not null references accounts (id) on delete cascade,
  status_id text not null references statuses (id) on delete cascade,
  unique (account_id, status_id)
);

create table thread_mutes (
  account_id text not null references accounts (id) on delete cascade,
  context text not null,
  expires_at integer,
  primary key (account_id, context)
) without rowid;
`
