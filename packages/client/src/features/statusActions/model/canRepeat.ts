import type { AccountId, Visibility } from '@rookery/api/wire/model'

/** The fields of a post that the rules need; a StatusRecord has them. */
export interface RuledStatus {
  readonly accountId: AccountId
  readonly visibility: Visibility
  readonly reblogged: boolean
}

/** Private posts of others and direct posts cannot be repeated (spec 2, section 5); taking a repeat back always can. */
export function canRepeat(status: RuledStatus, me: AccountId | null): boolean {
  if (status.reblogged) return true
  if (status.visibility === 'direct') return false
  return status.visibility !== 'private' || status.accountId === me
}
