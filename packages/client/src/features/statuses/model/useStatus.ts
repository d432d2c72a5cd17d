import type { StatusId } from '@rookery/api/wire/model'
import { useSession } from '#features/session/model/useSession.ts'
import type { StatusRecord } from '#features/entities/model/records.ts'
import { useEntity } from '#features/entities/model/useEntity.ts'

/** A status with open patches. `undefined` while unknown; `null` loads nothing. */
export function useStatus(id: StatusId | null): StatusRecord | undefined {
  return useEntity(useSession().entities.statuses, id)
}
