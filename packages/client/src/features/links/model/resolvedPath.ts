import type { Resolved } from '#data/actions/knownAt.ts'
import { href } from '#data/addresses/href.ts'
import type { Session } from '#data/session/Session.ts'
import { profilePath } from '#parts/account/profilePath.ts'

/** Where a post or a person that an address stood for opens here. */
export function resolvedPath({ entities, server }: Pick<Session, 'entities' | 'server'>, { kind, id }: Resolved): string {
  if (kind === 'status') return href.status(id)
  const account = entities.accounts.get(id)
  return account ? profilePath(account, server.get().nodeInfo?.restrictedNicknames ?? []) : href.account(id)
}
