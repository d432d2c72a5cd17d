import type { AccountId, Visibility } from '@rookery/api/wire/model'

/** What the rules below need to know of a post; a StatusRecord fits. */
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

/** Who may be shown a repeat, the widest first: nobody whom the post itself was not shown. Empty where there is nothing to choose. */
export function repeatScopes(visibility: Visibility): readonly Visibility[] {
  const scopes: readonly Visibility[] = ['public', 'unlisted', 'private']
  const widest = scopes.indexOf(visibility)
  return widest < 0 ? [] : scopes.slice(widest)
}

/** Only public and unlisted posts are quoted, and only by members (spec 2, section 5). */
export function canQuote(status: RuledStatus, me: AccountId | null): boolean {
  return me !== null && (status.visibility === 'public' || status.visibility === 'unlisted')
}

/** Own public or unlisted posts (spec 2, section 5). */
export function canPin(status: RuledStatus, me: AccountId | null): boolean {
  return status.accountId === me && (status.visibility === 'public' || status.visibility === 'unlisted')
}

/** The author, and staff by their rights (spec 2, section 6). */
export function canDelete(status: RuledStatus, me: AccountId | null, staff: boolean): boolean {
  return me !== null && (status.accountId === me || staff)
}
