import { hasScope, type AccountRow } from '../../auth.ts'

/** Scopes as they are written: separated by blanks, sometimes by commas. */
export function readScopes(text: string): string[] {
  return [...new Set(text.split(/[\s,]+/).filter((scope) => scope !== ''))]
}

/** Scopes that only staff get. */
const isStaffScope = (scope: string): boolean => scope === 'admin' || scope.startsWith('admin:')

/**
 * What a person's token may hold of what was asked for, or null when that cannot be granted:
 * nothing asked for, or more than the app was registered with. Staff scopes are dropped without a word for others.
 */
export function grantScopes(asked: readonly string[], registered: readonly string[], account: AccountRow): string[] | null {
  if (asked.some((scope) => !hasScope(registered, scope))) return null
  const isStaff = account.is_admin === 1 || account.is_moderator === 1
  const granted = asked.filter((scope) => isStaff || !isStaffScope(scope))
  return granted.length === 0 ? null : granted
}
