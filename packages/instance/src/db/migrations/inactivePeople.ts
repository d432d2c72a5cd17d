/** Every timeline leaves out posts of deactivated accounts. */
export const inactivePeople = `
create index accounts_inactive on accounts (id) where is_active = 0;
`
