/** Polls and votes. */
export const polls = `
create table polls (
  id integer primary key autoincrement,
  status_id text not null unique references statuses (id) on delete cascade,
  multiple integer not null,
  expires_at integer,
  voters_count integer not null default 0,
  closed integer not null default 0
);
create index polls_open on polls (expires_at) where closed = 0 and expires_at is not null;

create table poll_options (
  poll_id integer not null references polls (id) on delete cascade,
  position integer not null,
  title text not null,
  votes_count integer not null default 0,
  primary key (poll_id, position)
) without rowid;

create table poll_votes (
  poll_id integer not null references polls (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  position integer not null,
  primary key (poll_id, account_id, position)
) without rowid;
`
