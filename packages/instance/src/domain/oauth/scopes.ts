import { hasScope, type AccountRow } from '../../auth.ts'

/** Scopes as they are written: separated by blanks, sometimes by commas. */
export function readScopes(text: string): string[] {
  return [...new Set(text.split(/[\s,]+/).filter((scope) => scope !== ''))]
}

/** Scopes that only staff get. */
const isStaffScope = (scope: string): boolean => scope === 'admin' || scope.startsWith('admin:')

/**
 * The scopes of a user's token among the requested ones, or null if they cannot be granted: none requested, or more than the app
 * registered. Staff scopes are dropped silently for other users.
 */
export function grantScopes(asked: readonly string[], registered: readonly string[], account: AccountRow): string[] | null {
  if (asked.some((scope) => !hasScope(registered, scope))) return null
  const isStaff = account.is_admin === 1 || account.is_moderator === 1
  const granted = asked.filter((scope) => isStaff || !isStaffScope(scope))
  return granted.length === 0 ? null : granted
}
