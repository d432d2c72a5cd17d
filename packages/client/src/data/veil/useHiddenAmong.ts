import type { NotificationId, StatusId } from '@rookery/api/wire/model'
import { useSyncExternalStore } from 'react'
import { useSession } from '#data/session/useSession.ts'
import type { VeilView } from './Veil.ts'
import { useVeilView } from './VeilViewContext.ts'

/**
 * Those of some posts that a list leaves out, by the reader's settings. Drawn again only when they are others. Hand over the
 * same array while the list is the same.
 */
export function useHiddenAmong(ids: readonly StatusId[], view?: VeilView): ReadonlySet<StatusId> {
  const { veils } = useSession()
  const here = useVeilView()
  return useSyncExternalStore(veils.subscribe, () => veils.hiddenAmong(ids, view ?? here))
}

export function useHiddenNotifications(ids: readonly NotificationId[]): ReadonlySet<NotificationId> {
  const { veils } = useSession()
  return useSyncExternalStore(veils.subscribe, () => veils.hiddenNotifications(ids))
}
