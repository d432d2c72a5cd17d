import { href } from '#data/addresses/href.ts'
import type { Session } from '#data/session/Session.ts'

type Side = Pick<Session, 'me' | 'origin'>

/** Screens that somebody goes on reading as another account, now with all that account may do there: not timelines and lists. */
const staysOn = /^\/(?!main\/|login|oauth-|lists|registration|awaiting-|password-)./

/**
 * Where a change of account leads: signing out to the public timeline, signing in and switching to the landing path (spec 1,
 * section 4), except from a conversation, a hashtag or a profile, which another server knows under other ids.
 */
export function pathAfterChange({ pathname, search }: Pick<Location, 'pathname' | 'search'>, before: Side, after: Side): string {
  if (after.me === null) return href.public()
  return staysOn.test(pathname) && before.origin === after.origin ? pathname + search : href.root()
}
