/** Screens that somebody who signs in goes on reading, now with all they may do there. */
const staysOn = /^\/(notice|users)\//

/**
 * Where a change of account leads: signing out to the public timeline, signing in to the landing path (spec 1, section 4),
 * except from a conversation or a profile.
 */
export function pathAfterChange(pathname: string, signedIn: boolean): string {
  if (!signedIn) return '/main/public'
  return staysOn.test(pathname) ? pathname : '/'
}
