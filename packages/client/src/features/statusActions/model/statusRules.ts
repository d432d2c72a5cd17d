import type { AccountId, Visibility } from '@rookery/api/wire/model'

import type { RuledStatus } from './canRepeat.ts'

/** Possible audiences of a repeat, widest first: never wider than that of the post. Empty without a choice. */
export function repeatScopes(visibility: Visibility): readonly Visibility[] {
  const scopes: readonly Visibility[] = ['public', 'unlisted', 'private']
  const widest = scopes.indexOf(visibility)
  return widest < 0 ? [] : scopes.slice(widest)
}

/** Own public or unlisted posts (spec 2, section 5). */
export function canPin(status: RuledStatus, me: AccountId | null): boolean {
  return status.accountId === me && (status.visibility === 'public' || status.visibility === 'unlisted')
}

/** Public and unlisted posts, whosever they are (spec 2, section 5): servers refuse all others. */
export function canQuote({ visibility }: Pick<RuledStatus, 'visibility'>): boolean {
  return visibility === 'public' || visibility === 'unlisted'
}

/** The author, and staff by their rights (spec 2, section 6). */
export function canDelete(status: RuledStatus, me: AccountId | null, staff: boolean): boolean {
  return me !== null && (status.accountId === me || staff)
}
