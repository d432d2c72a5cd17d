import type { Capabilities } from '@rookery/api/capabilities'
import type { SettingKey } from '#features/settings/model/settingsTable.ts'

/** Settings that do something on some servers alone. */
const needed: Partial<Readonly<Record<SettingKey, (capabilities: Capabilities) => boolean>>> = {
  translationLanguage: ({ translation }) => translation !== null,
}

/** Whether this browser or the server has nothing that a setting is about. */
export function isMissing(setting: SettingKey, capabilities: Capabilities): boolean {
  if (setting === 'webPushNotifications' && !('Notification' in globalThis)) return true
  return !(needed[setting]?.(capabilities) ?? true)
}
