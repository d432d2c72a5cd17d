/** Mails that were written and sent nowhere. */
export const mails = `
create table mails (
  id integer primary key autoincrement,
  recipient text not null,
  subject text not null,
  body text not null,
  link text not null,
  sent_at integer not null
);
`
