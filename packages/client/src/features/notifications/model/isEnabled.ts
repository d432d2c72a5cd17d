import type { NotificationType } from '@rookery/api/wire/notification'
import type { SettingValues } from '#features/settings/model/settingsTable.ts'
import { notificationKinds } from '#features/notificationKinds/model/notificationKinds.ts'

/** Whether a type of notification is on (spec 2, section 5). Types without a switch always are. */
export function isEnabled(type: NotificationType, visibility: SettingValues['notificationVisibility']): boolean {
  const { setting } = notificationKinds[type]
  return setting === null || visibility[setting]
}
