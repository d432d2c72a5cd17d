/** Filters of several phrases under one title; without a group a phrase is a filter of its own. */
export const filterGroups = `
create table filter_groups (
  id integer primary key autoincrement,
  account_id text not null references accounts (id) on delete cascade,
  title text not null,
  context_json text not null,
  hides integer not null,
  expires_at integer
);

create table filter_keywords (
  id integer primary key autoincrement,
  group_id integer not null references filter_groups (id) on delete cascade,
  keyword text not null,
  whole_word integer not null
);
`
