import type { AccountId, Relationship } from '@rookery/api/wire/model'
import { useSession } from '#features/session/model/useSession.ts'
import { useEntity } from '#features/entities/model/useEntity.ts'

/** The relationship with an account. `undefined` while unknown; `null` loads nothing. */
export function useRelationship(id: AccountId | null): Relationship | undefined {
  return useEntity(useSession().entities.relationships, id)
}
