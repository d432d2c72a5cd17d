/** Bookmark folders, and the folder of each bookmark. */
export const bookmarkFolders = `
create table bookmark_folders (
  id integer primary key autoincrement,
  account_id text not null references accounts (id) on delete cascade,
  name text not null,
  emoji text,
  unique (account_id, name)
);

alter table bookmarks add column folder_id integer references bookmark_folders (id) on delete set null;
create index bookmarks_by_folder on bookmarks (folder_id) where folder_id is not null;
`
