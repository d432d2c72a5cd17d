import { knownAt } from '#features/actions/model/knownAt.ts'
import { searchPath } from '#features/addresses/model/searchPath.ts'
import { namedThing } from './namedThing.ts'
import { recentSearchesOf } from './recentSearchesOf.ts'
import type { Session } from '#features/session/model/Session.ts'
import { resolvedPath } from '#features/links/model/resolvedPath.ts'
import type { Navigation } from '#features/navigation/model/Navigation.ts'

/** Servers reject addresses over about 8,000 bytes, and the text occurs in two of them. */
const longest = 3000

/** Whether a text is too long to be put into an address. */
export function isTooLong(text: string): boolean {
  return new URLSearchParams({ text }).toString().length > longest
}

/**
 * Searches for a text. The address of a known entity, or of the client's own screen, opens at once. Blank text opens the empty search
 * screen.
 */
export function startSearch(session: Session, navigation: Pick<Navigation, 'navigate' | 'opens'>, typed: string): void {
  const text = typed.trim()
  if (text !== '') void recentSearchesOf.ready(session).then((recent) => recent.add(text))
  navigation.navigate(pathFor(session, navigation, text))
}

function pathFor(session: Session, navigation: Pick<Navigation, 'opens'>, text: string): string {
  const named = namedThing(text)
  if (named?.kind === 'address') {
    const url = new URL(named.address)
    if (url.origin === location.origin && navigation.opens(url)) return `${url.pathname}${url.search}${url.hash}`
    const known = knownAt(session, named.address)
    if (known) return resolvedPath(session, known)
  }
  return searchPath(text)
}
