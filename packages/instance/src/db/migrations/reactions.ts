/** Emoji reactions. */
export const reactions = `
create table reactions (
  id integer primary key autoincrement,
  account_id text not null references accounts (id) on delete cascade,
  status_id text not null references statuses (id) on delete cascade,
  name text not null,
  url text,
  created_at integer not null,
  unique (status_id, name, account_id)
);
`
