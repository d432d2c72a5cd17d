import type { NotificationType } from '@rookery/api/wire/notification'
import type { SettingValues } from '#features/settings/model/settingsTable.ts'
import { isEnabled } from './isEnabled.ts'
import { notificationKinds } from '#features/notificationKinds/model/notificationKinds.ts'

const all = Object.keys(notificationKinds) as NotificationType[] // the table's own

/** The types that are off. */
export function unwantedTypes(visibility: SettingValues['notificationVisibility']): readonly NotificationType[] {
  return all.filter((type) => !isEnabled(type, visibility))
}
