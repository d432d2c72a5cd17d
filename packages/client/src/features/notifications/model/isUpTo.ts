import type { NotificationId } from '@rookery/api/wire/model'
import { compareIds } from '@rookery/api/wire/ids'
import type { Session } from '#features/session/model/Session.ts'

/** Whether a notification is another one or an older one. Ids of some servers (Hollo) are in no order, so the times decide where they are known. */
export function isUpTo({ entities }: Pick<Session, 'entities'>, id: NotificationId, upTo: NotificationId): boolean {
  const [at, end] = [id, upTo].map((one) => Date.parse(entities.notifications.get(one)?.createdAt ?? ''))
  if (at === undefined || end === undefined || Number.isNaN(at - end) || at === end) return compareIds(id, upTo) <= 0
  return at < end
}
