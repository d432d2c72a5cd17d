/** Hashtags and lists. */
export const tags = `
create table tags (
  id integer primary key autoincrement,
  name text not null unique
);

create table status_tags (
  status_id text not null references statuses (id) on delete cascade,
  tag text not null,
  primary key (tag, status_id)
) without rowid;
create index status_tags_by_status on status_tags (status_id);

create table followed_tags (
  id integer primary key autoincrement,
  account_id text not null references accounts (id) on delete cascade,
  tag text not null,
  unique (account_id, tag)
);

create table lists (
  id integer primary key autoincrement,
  account_id text not null references accounts (id) on delete cascade,
  title text not null
);
create index lists_by_account on lists (account_id);

create table list_members (
  list_id integer not null references lists (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  primary key (list_id, account_id)
) without rowid;
`
