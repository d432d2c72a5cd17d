import type { NotificationId } from '@rookery/api/wire/model'
import { useSyncExternalStore } from 'react'
import { useSession } from '#data/session/useSession.ts'

/** How many of these notifications the reader has not seen; drawn again only when that number changes. */
export function useUnseenAmong(ids: readonly NotificationId[]): number {
  const { notifications } = useSession().entities
  return useSyncExternalStore(
    (listener) => {
      const stops = ids.map((id) => notifications.subscribe(id, listener))
      return () => stops.forEach((stop) => stop())
    },
    () => ids.reduce((count, id) => count + (notifications.get(id)?.seen === false ? 1 : 0), 0),
  )
}
