import type { StatusId } from '@rookery/api/wire/model'
import { useSession } from '#data/session/useSession.ts'
import type { StatusRecord } from './records.ts'
import { useEntity } from './useEntity.ts'

/** A status with the reader's own guesses applied. `undefined` while unknown; `null` asks for nothing. */
export function useStatus(id: StatusId | null): StatusRecord | undefined {
  return useEntity(useSession().entities.statuses, id)
}
