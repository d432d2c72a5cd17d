/** Notification policies, and notifications that they filter. */
export const notificationRequests = `
alter table notifications add column filtered integer not null default 0;
create index notifications_filtered on notifications (account_id, from_account_id) where filtered = 1;

create table notification_policies (
  account_id text not null primary key references accounts (id) on delete cascade,
  rules text not null
) without rowid;

create table notification_permissions (
  account_id text not null references accounts (id) on delete cascade,
  from_account_id text not null references accounts (id) on delete cascade,
  primary key (account_id, from_account_id)
) without rowid;
`
