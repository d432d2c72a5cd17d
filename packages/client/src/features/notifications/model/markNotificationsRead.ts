import * as notificationMarks from '@rookery/api/calls/notificationMarks'
import type { NotificationId } from '@rookery/api/wire/model'
import type { Patch } from '@rookery/store/EntityTable'
import { asSeen } from '#features/entities/model/markSeen.ts'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import { isUpTo } from './isUpTo.ts'
import type { Session } from '#features/session/model/Session.ts'

/** A group may have hundreds, and each needs its own call. */
const callsAtOnce = 4

/** Marks notifications as seen, or all known ones up to one. If the server rejects some, they are unseen again, with one notice. */
export async function markNotificationsRead(
  session: Session,
  which: { readonly ids: readonly NotificationId[] } | { readonly upTo: NotificationId },
): Promise<void> {
  const { client, entities, notices, tabs } = session
  const ids = 'ids' in which ? which.ids : [...entities.notifications.ids()].filter((id) => isUpTo(session, id, which.upTo))
  const unseen = ids.filter((id) => entities.notifications.get(id)?.seen === false)
  const patches = new Map<NotificationId, Patch>()
  entities.batch(() => unseen.forEach((id) => patches.set(id, entities.notifications.patch(id, asSeen))))
  const took = (seen: readonly NotificationId[]) => {
    entities.batch(() => seen.forEach((id) => patches.get(id)?.settle()))
    for (const id of seen) patches.delete(id)
    tabs.notify({ kind: 'seen', ids: seen })
  }
  const waiting = unseen.values()
  // Ends with its first failure: if all fail, the server accepts none.
  const markEach = async () => {
    for (const id of waiting) {
      await notificationMarks.markRead(client, { id })
      took([id])
    }
  }
  const calls =
    'upTo' in which
      ? [notificationMarks.markRead(client, { maxId: which.upTo }).then(() => took(unseen))]
      : Array.from({ length: callsAtOnce }, markEach)
  const ends = calls.map((call) =>
    call.catch((error: unknown) => {
      notices.show({ level: 'error', messageKey: 'notifications.readFailed', args: { error: errorMessage(error) }, timeout: 5000 })
    }),
  )
  await Promise.all(ends)
  entities.batch(() => patches.forEach((patch) => patch.revert()))
}
