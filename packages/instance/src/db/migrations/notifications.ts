/** Notifications, and read markers. */
export const notifications = `
create table notifications (
  id integer primary key autoincrement,
  account_id text not null references accounts (id) on delete cascade,
  from_account_id text not null references accounts (id) on delete cascade,
  type text not null,
  status_id text references statuses (id) on delete cascade,
  target_account_id text references accounts (id) on delete cascade,
  emoji text,
  emoji_url text,
  report_id text,
  seen integer not null default 0,
  created_at integer not null
);
create index notifications_by_account on notifications (account_id, id);
create index notifications_by_status on notifications (status_id);
create index notifications_unread on notifications (account_id) where seen = 0;

create table markers (
  account_id text not null references accounts (id) on delete cascade,
  timeline text not null,
  last_read_id text not null,
  version integer not null,
  updated_at integer not null,
  primary key (account_id, timeline)
) without rowid;
`
