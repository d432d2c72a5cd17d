import { href } from '#features/addresses/model/href.ts'
/** Profile address (spec 2, section 2): local accounts by name; by id if the name is empty, from another server, or reserved. */
export function profilePath(account: { readonly id: string; readonly acct: string }, restrictedNicknames: readonly string[]): string {
  const byId = account.acct === '' || account.acct.includes('@') || restrictedNicknames.includes(account.acct)
  return href.account(byId ? account.id : account.acct)
}
