import type { AccountId, Relationship } from '@rookery/api/wire/model'
import { useSession } from '#features/session/model/useSession.ts'
import { useEntity } from '#features/entities/model/useEntity.ts'

/** How the reader and an account stand to each other. `undefined` while unknown; `null` asks for nothing. */
export function useRelationship(id: AccountId | null): Relationship | undefined {
  return useEntity(useSession().entities.relationships, id)
}
