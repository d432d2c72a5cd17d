/** Reports, announcements, word filters. */
export const moderation = `
create table reports (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  target_id text not null references accounts (id) on delete cascade,
  content text not null,
  status_ids_json text not null,
  state text not null default 'open',
  created_at integer not null
);

create table report_notes (
  id integer primary key autoincrement,
  report_id text not null references reports (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  content text not null,
  created_at integer not null
);

create table announcements (
  id text primary key,
  raw_content text not null,
  content text not null,
  starts_at integer,
  ends_at integer,
  all_day integer not null,
  published_at integer not null,
  updated_at integer not null
);

create table announcement_dismissals (
  announcement_id text not null references announcements (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  primary key (announcement_id, account_id)
) without rowid;

create table filters (
  id integer primary key autoincrement,
  account_id text not null references accounts (id) on delete cascade,
  phrase text not null,
  context_json text not null,
  irreversible integer not null,
  whole_word integer not null,
  expires_at integer
);
`
