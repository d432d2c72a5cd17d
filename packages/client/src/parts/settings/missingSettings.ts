import type { SettingKey } from '#data/settings/settingsTable.ts'

/** Settings that this browser cannot have. */
export const missingSettings: ReadonlySet<SettingKey> = new Set('Notification' in globalThis ? [] : (['webPushNotifications'] as const))
