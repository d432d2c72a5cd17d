import { fetch, type NotificationsOptions } from '@rookery/api/calls/notifications'
import type { ApiClient } from '@rookery/api/http/client'
import type { Page } from '@rookery/api/wire/model'
import type { Notification } from '@rookery/api/wire/notification'
import type { SettingValues } from '#features/settings/model/settingsTable.ts'
import { unwantedTypes } from './unwantedTypes.ts'

/** A page without types that are off; for a list of its own, all notifications of some types. */
export function fetchNotificationPage(
  client: ApiClient,
  options: NotificationsOptions,
  visibility: SettingValues['notificationVisibility'],
): Promise<Page<Notification>> {
  const exclude = options.types ? [] : unwantedTypes(visibility)
  return fetch(client, { ...options, ...(exclude.length > 0 && { exclude }) })
}
