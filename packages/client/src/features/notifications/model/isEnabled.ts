import type { NotificationType } from '@rookery/api/wire/notification'
import type { SettingValues } from '#features/settings/model/settingsTable.ts'
import { notificationKinds } from '#features/notificationKinds/model/notificationKinds.ts'

/** Whether the person wants to see notifications of a type (spec 2, section 5). Types without a switch are always shown. */
export function isEnabled(type: NotificationType, visibility: SettingValues['notificationVisibility']): boolean {
  const { setting } = notificationKinds[type]
  return setting === null || visibility[setting]
}
