import type { NotificationId } from '@rookery/api/wire/model'
import { useSyncExternalStore } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { filtersOf } from './filtersOf.ts'

/** Those of some notifications that a list leaves out. Hand over the same array while the list is the same. */
export function useHiddenNotifications(ids: readonly NotificationId[]): ReadonlySet<NotificationId> {
  const filters = filtersOf(useSession())
  return useSyncExternalStore(filters.subscribe, () => filters.hiddenNotifications(ids))
}
