import type { AccountId } from '@rookery/api/wire/model'
import type { Session } from '#features/session/model/Session.ts'
import { profilePath } from './profilePath.ts'

/** Profile address of an account whose id is known. */
export function authorPath({ entities, server }: Pick<Session, 'entities' | 'server'>, id: AccountId): string {
  return profilePath({ id, acct: entities.accounts.get(id)?.acct ?? '' }, server.get().nodeInfo?.restrictedNicknames ?? [])
}
