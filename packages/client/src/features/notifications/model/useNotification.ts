import type { NotificationId } from '@rookery/api/wire/model'
import { useSession } from '#data/session/useSession.ts'
import type { NotificationRecord } from './records.ts'
import { useEntity } from './useEntity.ts'

/** A notification. `undefined` while unknown; `null` asks for nothing. */
export function useNotification(id: NotificationId | null): NotificationRecord | undefined {
  return useEntity(useSession().entities.notifications, id)
}
