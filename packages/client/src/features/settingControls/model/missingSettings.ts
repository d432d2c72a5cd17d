import type { Capabilities } from '@rookery/api/capabilities'
import type { SettingKey } from '#features/settings/model/settingsTable.ts'

/** Settings that do something on some servers alone. */
const needed: Partial<Readonly<Record<SettingKey, (capabilities: Capabilities) => boolean>>> = {
  translationLanguage: ({ translation }) => translation !== null,
  emojiReactionsOnTimeline: ({ reactions }) => reactions,
}

/** The same for single switches of a setting. */
const neededBySwitch: Readonly<Record<string, (capabilities: Capabilities) => boolean>> = {
  emojiReactions: ({ reactions }) => reactions,
}

/** Whether this browser or the server has nothing that a setting is about. */
export function isMissing(setting: SettingKey, capabilities: Capabilities): boolean {
  if (setting === 'webPushNotifications' && !('Notification' in globalThis)) return true
  return !(needed[setting]?.(capabilities) ?? true)
}

/** The switches of a setting that do something on this server. The setting keeps its stored values for the others. */
export function switchesOf(names: readonly string[], capabilities: Capabilities): readonly string[] {
  return names.filter((name) => neededBySwitch[name]?.(capabilities) ?? true)
}
