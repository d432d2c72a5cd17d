import type { NotificationId } from '@rookery/api/wire/model'
import { useSyncExternalStore } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { filtersOf } from './filtersOf.ts'
import type { FilterVerdict } from './FilterVerdict.ts'

/** What stands before a notification: that who did it is muted. */
export function useNotificationVerdict(id: NotificationId): FilterVerdict | null {
  const filters = filtersOf(useSession())
  return useSyncExternalStore(filters.subscribe, () => filters.ofNotification(id))
}
