import type { AccountId } from '@rookery/api/wire/model'

/** People with the reader first where they are among them: what they did themselves shows before the server is asked again. */
export function withReader(ids: readonly AccountId[], me: AccountId | null, isIn: boolean): readonly AccountId[] {
  if (me === null) return ids
  const others = ids.filter((account) => account !== me)
  return isIn ? [me, ...others] : others
}
