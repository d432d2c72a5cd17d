/** Apps, codes and tokens. Codes and tokens are stored as SHA-256 only. */
export const oauth = `
create table oauth_apps (
  id integer primary key autoincrement,
  client_id text not null unique,
  client_secret text not null,
  name text not null,
  redirect_uris text not null,
  scopes text not null,
  website text,
  account_id text references accounts (id) on delete set null,
  created_at integer not null
);

create table oauth_authorizations (
  id integer primary key autoincrement,
  code_hash text not null unique,
  app_id integer not null references oauth_apps (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  redirect_uri text not null,
  scopes text not null,
  code_challenge text,
  used integer not null default 0,
  expires_at integer not null
);

create table oauth_tokens (
  id integer primary key autoincrement,
  token_hash text not null unique,
  refresh_hash text unique,
  app_id integer references oauth_apps (id) on delete cascade,
  account_id text references accounts (id) on delete cascade,
  scopes text not null,
  expires_at integer not null,
  created_at integer not null
);
create index oauth_tokens_by_account on oauth_tokens (account_id);

create table mfa_tokens (
  token_hash text primary key,
  account_id text not null references accounts (id) on delete cascade,
  app_id integer not null references oauth_apps (id) on delete cascade,
  scopes text not null,
  authorization_json text,
  expires_at integer not null
);

create table push_subscriptions (
  id integer primary key autoincrement,
  token_id integer not null unique references oauth_tokens (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  endpoint text not null,
  key_p256dh text not null,
  key_auth text not null,
  alerts_json text not null
);
`
