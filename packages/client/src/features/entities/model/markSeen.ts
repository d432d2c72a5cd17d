import type { NotificationId } from '@rookery/api/wire/model'
import type { Entities } from './Entities.ts'
import type { NotificationRecord } from './records.ts'

export function asSeen(record: NotificationRecord): NotificationRecord {
  return record.seen ? record : { ...record, seen: true }
}

/** Another tab of the account marked these as seen, on the server too. */
export function markSeen(entities: Entities, ids: readonly NotificationId[]): void {
  entities.batch(() => {
    for (const id of ids) if (entities.notifications.get(id)) entities.notifications.patch(id, asSeen).settle()
  })
}
