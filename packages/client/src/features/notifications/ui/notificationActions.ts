import { markNotificationsRead } from '#data/actions/markNotificationsRead.ts'
import { href } from '#data/addresses/href.ts'
import type { NotificationRecord } from '#data/entities/records.ts'
import { authorPath } from '#parts/account/authorPath.ts'
import type { Action } from '#parts/actions/Action.ts'

/** What keys do with a notification, by the ids of what they do with a post. */
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
