import type { AccountId } from '@rookery/api/wire/model'

/** Accounts with the user first if included, so that an own action shows before a refetch. */
export function withReader(ids: readonly AccountId[], me: AccountId | null, isIn: boolean): readonly AccountId[] {
  if (me === null) return ids
  const others = ids.filter((account) => account !== me)
  return isIn ? [me, ...others] : others
}
