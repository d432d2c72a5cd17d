/** Uploaded and remote files; the bytes lie in the media directory. */
export const media = `
create table media (
  id integer primary key autoincrement,
  account_id text not null references accounts (id) on delete cascade,
  type text not null,
  mime_type text not null,
  url text not null,
  preview_url text,
  name text not null default '',
  description text,
  blurhash text,
  width integer,
  height integer,
  created_at integer not null
);
`
