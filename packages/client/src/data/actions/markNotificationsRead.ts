import * as notificationMarks from '@rookery/api/calls/notificationMarks'
import type { NotificationId } from '@rookery/api/wire/model'
import { compareIds } from '@rookery/api/wire/ids'
import { asSeen } from '#data/notifications/markSeen.ts'
import { errorMessage } from '#data/notices/errorMessage.ts'
import type { Session } from '#data/session/Session.ts'

/** Marks one notification as seen, or all known ones up to one. */
export async function markNotificationsRead(
  session: Session,
  which: { readonly id: NotificationId } | { readonly upTo: NotificationId },
): Promise<void> {
  const { client, entities, notices } = session
  const ids = 'id' in which ? [which.id] : [...entities.notifications.ids()].filter((id) => compareIds(id, which.upTo) <= 0)
  const unseen = ids.filter((id) => entities.notifications.get(id)?.seen === false)
  const patches = unseen.map((id) => entities.notifications.patch(id, asSeen))
  try {
    await notificationMarks.markRead(client, 'id' in which ? which : { maxId: which.upTo })
    entities.batch(() => patches.forEach((patch) => patch.settle()))
    session.tabs.tell({ kind: 'seen', ids: unseen })
  } catch (error) {
    entities.batch(() => patches.forEach((patch) => patch.revert()))
    notices.show({ level: 'error', messageKey: 'notifications.readFailed', args: { error: errorMessage(error) }, timeout: 5000 })
  }
}
