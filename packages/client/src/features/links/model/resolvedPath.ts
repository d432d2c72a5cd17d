import type { Resolved } from '#features/actions/model/knownAt.ts'
import { href } from '#features/addresses/model/href.ts'
import type { Session } from '#features/session/model/Session.ts'
import { profilePath } from '#features/accounts/model/profilePath.ts'

/** Path of a resolved post or account in this client. */
export function resolvedPath({ entities, server }: Pick<Session, 'entities' | 'server'>, { kind, id }: Resolved): string {
  if (kind === 'status') return href.status(id)
  const account = entities.accounts.get(id)
  return account ? profilePath(account, server.get().nodeInfo?.restrictedNicknames ?? []) : href.account(id)
}
