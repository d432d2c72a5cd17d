import { markNotificationsRead } from '#features/notifications/model/markNotificationsRead.ts'
import { href } from '#features/addresses/model/href.ts'
import type { NotificationRecord } from '#features/entities/model/records.ts'
import { authorPath } from '#features/accounts/model/authorPath.ts'
import type { Action } from '#features/actions/ui/Action.ts'

/** Actions of keys on a notification, with the ids of the actions on a post. */
export const notificationActions: readonly Action<NotificationRecord, 'open' | 'author'>[] = [
  {
    id: 'open',
    may: ({ statusId }) => statusId !== null,
    run: ({ id, statusId, seen }, { session, navigation }) => {
      if (!seen) void markNotificationsRead(session, { ids: [id] })
      if (statusId !== null) navigation?.navigate(href.status(statusId))
    },
  },
  {
    id: 'author',
    may: ({ accountId }) => accountId !== null,
    run: ({ accountId }, { session, navigation }) => accountId !== null && navigation?.navigate(authorPath(session, accountId)),
  },
]
