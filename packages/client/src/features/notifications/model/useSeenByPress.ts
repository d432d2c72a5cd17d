import type { NotificationId } from '@rookery/api/wire/model'
import type { MouseEvent } from 'react'
import { markNotificationsRead } from './markNotificationsRead.ts'
import { useSession } from '#features/session/model/useSession.ts'

/** Marks notifications as seen when something in their row is opened or acted on: handlers for the row. */
export function useSeenByPress(ids: readonly NotificationId[]): {
  onClick: (event: MouseEvent) => void
  onAuxClick: (event: MouseEvent) => void
} {
  const session = useSession()
  const onPress = ({ target, button }: MouseEvent) => {
    // The right button opens the browser's menu only.
    if (button === 2 || !(target instanceof Element) || !target.closest('a[href], button[data-acts]')) return
    const { notifications } = session.entities
    const unseen = ids.filter((id) => notifications.get(id)?.seen === false)
    if (unseen.length > 0) void markNotificationsRead(session, { ids: unseen })
  }
  return { onClick: onPress, onAuxClick: onPress }
}
