import { href } from '#features/addresses/model/href.ts'
import type { NotificationRecord } from '#features/entities/model/records.ts'
import { notificationKinds } from '#features/notificationKinds/model/notificationKinds.ts'

/** Where a notification leads; null where there is nothing to see but itself. */
export function notificationPath({ type, statusId, accountId }: NotificationRecord): string | null {
  const { opens } = notificationKinds[type]
  if (opens === 'status' && statusId !== null) return href.status(statusId)
  return opens === null || accountId === null ? null : href.account(accountId)
}
