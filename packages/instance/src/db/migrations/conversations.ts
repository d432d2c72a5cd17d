/** Conversations of direct posts, one row a participant. */
export const conversations = `
create table conversations (
  id integer primary key autoincrement,
  account_id text not null references accounts (id) on delete cascade,
  context text not null,
  last_status_id text references statuses (id) on delete set null,
  unread integer not null,
  updated_at integer not null,
  unique (account_id, context)
);

create table conversation_recipients (
  conversation_id integer not null references conversations (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  primary key (conversation_id, account_id)
) without rowid;
`
