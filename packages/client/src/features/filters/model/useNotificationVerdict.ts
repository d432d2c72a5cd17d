import type { NotificationId } from '@rookery/api/wire/model'
import { useSyncExternalStore } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { filtersOf } from './filtersOf.ts'
import type { FilterVerdict } from './FilterVerdict.ts'

/** The reason to cover a notification, for example a muted sender; null without one. */
export function useNotificationVerdict(id: NotificationId): FilterVerdict | null {
  const filters = filtersOf(useSession())
  return useSyncExternalStore(filters.subscribe, () => filters.ofNotification(id))
}
