/** Follows with their requests, blocks, mutes, domain blocks, private notes. */
export const social = `
create table follows (
  id integer primary key autoincrement,
  account_id text not null references accounts (id) on delete cascade,
  target_id text not null references accounts (id) on delete cascade,
  state text not null,
  created_at integer not null,
  unique (account_id, target_id)
);
create index follows_by_target on follows (target_id, state);

create table account_relations (
  id integer primary key autoincrement,
  account_id text not null references accounts (id) on delete cascade,
  target_id text not null references accounts (id) on delete cascade,
  kind text not null,
  expires_at integer,
  created_at integer not null,
  unique (account_id, kind, target_id)
);
create index account_relations_by_target on account_relations (target_id, kind);

create table domain_blocks (
  account_id text not null references accounts (id) on delete cascade,
  domain text not null collate nocase,
  primary key (account_id, domain)
) without rowid;

create table account_notes (
  account_id text not null references accounts (id) on delete cascade,
  target_id text not null references accounts (id) on delete cascade,
  comment text not null,
  primary key (account_id, target_id)
) without rowid;
`
