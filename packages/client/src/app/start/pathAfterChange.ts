import { href } from '#features/addresses/model/href.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { PageAddress } from '#features/navigation/model/Navigation.ts'
import type { Settings } from '#features/settings/model/Settings.ts'

type Side = Pick<Session, 'me' | 'origin'>
type Before = Side & { readonly settings: Pick<Settings, 'get'> }

/** Screens that are on the way to another one. */
const passing = /^\/(?:$|login|oauth-|registration|awaiting-|password-)/

/** Timelines, lists and bookmark folders belong to one account; other screens stay open after a switch. */
const ofOne = /^\/(?:main\/|lists|bookmarks\/)/

/**
 * The path after a change of account. Signing out leads to the public timeline if the setting says so, otherwise to the server's page for
 * visitors (spec 3, section 2). Signing in and switching lead to the landing page (spec 1, section 4), except from a conversation, a
 * hashtag or a profile, which another server has under other ids. Signing in again, or a renewed token, changes nothing.
 */
export function pathAfterChange({ pathname, search, hash }: PageAddress, before: Before, after: Side): string {
  if (after.me === null) return before.settings.get('modalOnLogout') ? href.public() : href.root()
  const stays = !passing.test(pathname) && (before.me === after.me || !ofOne.test(pathname))
  return stays && before.origin === after.origin ? pathname + search + hash : href.root()
}
