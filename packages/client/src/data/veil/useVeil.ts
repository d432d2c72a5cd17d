import type { NotificationId, StatusId } from '@rookery/api/wire/model'
import { useSyncExternalStore } from 'react'
import { useSession } from '#data/session/useSession.ts'
import type { Veil, VeilView } from './Veil.ts'
import { useVeilView } from './VeilViewContext.ts'

/**
 * What stands before a post (or a repeat with the post in it) where it is drawn, or null when it is shown as it is. Drawn again
 * only when the verdict changes. Lists leave out what is hidden by `useHiddenAmong`; whoever draws one post covers it.
 */
export function useVeil(id: StatusId, view?: VeilView): Veil | null {
  const { veils } = useSession()
  const here = useVeilView()
  return useSyncExternalStore(veils.subscribe, () => veils.of(id, view ?? here))
}

/** What stands before a notification: that who did it is muted. */
export function useNotificationVeil(id: NotificationId): Veil | null {
  const { veils } = useSession()
  return useSyncExternalStore(veils.subscribe, () => veils.ofNotification(id))
}
