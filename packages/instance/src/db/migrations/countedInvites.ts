/** How often an invitation may be used, and has been. */
export const countedInvites = `
alter table invites add column max_use integer;
alter table invites add column uses integer not null default 0;
`
