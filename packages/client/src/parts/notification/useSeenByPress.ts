import type { NotificationId } from '@rookery/api/wire/model'
import type { MouseEvent } from 'react'
import { markNotificationsRead } from '#data/actions/markNotificationsRead.ts'
import { useSession } from '#data/session/useSession.ts'

/** Marks notifications as seen when something in their row is opened or acted on: handlers for the row. */
export function useSeenByPress(ids: readonly NotificationId[]): {
  onClick: (event: MouseEvent) => void
  onAuxClick: (event: MouseEvent) => void
} {
  const session = useSession()
  const onPress = ({ target, button }: MouseEvent) => {
    // The right button opens the browser's menu and nothing of ours.
    if (button === 2 || !(target instanceof Element) || !target.closest('a[href], button[data-acts]')) return
    const { notifications } = session.entities
    for (const id of ids) if (notifications.get(id)?.seen === false) void markNotificationsRead(session, { id })
  }
  return { onClick: onPress, onAuxClick: onPress }
}
