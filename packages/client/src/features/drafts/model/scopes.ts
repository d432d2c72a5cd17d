import type { Visibility } from '@rookery/api/wire/model'

/** From the widest audience to the narrowest. `local` equals `private`, because neither contains the other. */
const width: Record<Visibility, number> = { public: 4, unlisted: 3, local: 2, private: 2, direct: 1 }

/**
 * The scopes on offer: those the server has and, in a reply, those not wider than the answered post's
 * (spec 2, section 5). An answer to a direct post is direct: the server refuses anything else.
 */
export function offeredScopes(hasLocal: boolean, original: Visibility | null): readonly Visibility[] {
  const all: readonly Visibility[] = hasLocal
    ? ['public', 'local', 'unlisted', 'private', 'direct']
    : ['public', 'unlisted', 'private', 'direct']
  if (original === null) return all
  if (original === 'local') return all.filter((scope) => scope === 'local' || scope === 'direct')
  if (original === 'private') return all.filter((scope) => scope === 'private' || scope === 'direct')
  return all.filter((scope) => width[scope] <= width[original])
}

/**
 * The scope a composer starts with: the preferred one where it is offered, else the widest that is. That is never `local`, which
 * leaves out people elsewhere, but in an answer to a local post.
 */
export function startingScope(preferred: Visibility, offered: readonly Visibility[]): Visibility {
  if (offered.includes(preferred)) return preferred
  return offered.reduce((widest, scope) => (width[scope] > width[widest] ? scope : widest), 'direct')
}
