import { askSuccess } from '../http/askSuccess.ts'
import type { ApiClient } from '../http/client.ts'

export interface NotificationSettings {
  readonly blockFromStrangers?: boolean
  /** Push messages then contain only the type of the notification. */
  readonly hideNotificationContents?: boolean
}

/** A missing setting stays unchanged (Akkoma and Pleroma). */
export function put(client: ApiClient, { blockFromStrangers, hideNotificationContents }: NotificationSettings): Promise<void> {
  const form = { block_from_strangers: blockFromStrangers, hide_notification_contents: hideNotificationContents }
  return askSuccess(client, 'PUT', '/api/pleroma/notification_settings', { form })
}
