import { href } from '#features/addresses/model/href.ts'
/**
 * Where a profile opens (spec 2, section 2): local people by name; by id when the name is empty,
 * belongs to another server, or is a word that the instance keeps for itself.
 */
export function profilePath(account: { readonly id: string; readonly acct: string }, restrictedNicknames: readonly string[]): string {
  const byId = account.acct === '' || account.acct.includes('@') || restrictedNicknames.includes(account.acct)
  return href.account(byId ? account.id : account.acct)
}
