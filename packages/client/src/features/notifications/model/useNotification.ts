import type { NotificationId } from '@rookery/api/wire/model'
import { useSession } from '#features/session/model/useSession.ts'
import type { NotificationRecord } from '#features/entities/model/records.ts'
import { useEntity } from '#features/entities/model/useEntity.ts'

/** A notification. `undefined` while unknown; `null` loads nothing. */
export function useNotification(id: NotificationId | null): NotificationRecord | undefined {
  return useEntity(useSession().entities.notifications, id)
}
