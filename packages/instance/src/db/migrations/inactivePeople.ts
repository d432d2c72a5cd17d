/** Every timeline leaves out what people wrote whom staff has locked out. */
export const inactivePeople = `
create index accounts_inactive on accounts (id) where is_active = 0;
`
