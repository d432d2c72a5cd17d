import type { Capabilities } from '@rookery/api/capabilities'
import type { Visibility } from '@rookery/api/wire/model'

/** From the widest audience to the narrowest. `local` equals `private`, because neither contains the other. */
const width: Record<Visibility, number> = { public: 4, unlisted: 3, local: 2, private: 2, direct: 1 }

/**
 * The available scopes: those of the server and, in a reply, not wider than the parent's (spec 2, section 5). A reply to a direct post is
 * direct: servers reject others.
 */
export function offeredScopes(
  { localScope, unlistedScope, directScope }: Pick<Capabilities, 'localScope' | 'unlistedScope' | 'directScope'>,
  original: Visibility | null,
): readonly Visibility[] {
  const isOffered = { public: true, local: localScope, unlisted: unlistedScope, private: true, direct: directScope }
  const all = (['public', 'local', 'unlisted', 'private', 'direct'] as const).filter((scope) => isOffered[scope])
  if (original === null) return all
  if (original === 'local') return all.filter((scope) => scope === 'local' || scope === 'direct')
  if (original === 'private') return all.filter((scope) => scope === 'private' || scope === 'direct')
  return all.filter((scope) => width[scope] <= width[original])
}

/**
 * The initial scope: the preferred one if available, otherwise the widest one. That is `local` only in a reply to a local post, because it
 * excludes other servers.
 */
export function startingScope(preferred: Visibility, offered: readonly Visibility[]): Visibility {
  if (offered.includes(preferred)) return preferred
  return offered.reduce((widest, scope) => (width[scope] > width[widest] ? scope : widest), 'direct')
}
