import { href } from '#data/addresses/href.ts'
import { settingsPlaceIn } from '#data/addresses/settingsHash.ts'
import type { Session } from '#data/session/Session.ts'
import type { PageAddress } from '#parts/navigation/Navigation.ts'

type Side = Pick<Session, 'me' | 'origin'>

/** Screens that somebody goes on reading as another account, now with all that account may do there: not timelines and lists. */
const staysOn = /^\/(?!main\/|login|oauth-|lists|registration|awaiting-|password-)./

/**
 * Where a change of account leads: signing out to the public timeline, signing in and switching to the landing path (spec 1,
 * section 4), except from a conversation, a hashtag or a profile, which another server knows under other ids.
 */
export function pathAfterChange({ pathname, search, hash }: PageAddress, before: Side, after: Side): string {
  // Who leaves by the settings lands where the server wants visitors (spec 3, section 2).
  if (after.me === null) return settingsPlaceIn(hash) ? href.root() : href.public()
  return staysOn.test(pathname) && before.origin === after.origin ? pathname + search + hash : href.root()
}
