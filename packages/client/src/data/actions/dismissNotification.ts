import * as notificationMarks from '@rookery/api/calls/notificationMarks'
import type { NotificationId } from '@rookery/api/wire/model'
import { isNotificationFeed } from '#data/feeds/FeedKey.ts'
import { errorMessage } from '#data/notices/errorMessage.ts'
import type { Session } from '#data/session/Session.ts'

/** Takes a notification off the list once the server has. */
export async function dismissNotification({ client, feeds, notices }: Session, id: NotificationId): Promise<void> {
  try {
    await notificationMarks.dismiss(client, id)
    for (const key of feeds.keys()) if (isNotificationFeed(key)) feeds.at(key).remove(new Set([id]))
  } catch (error) {
    notices.show({ level: 'error', messageKey: 'notifications.dismissFailed', args: { error: errorMessage(error) }, timeout: 5000 })
  }
}
