import { useSyncExternalStore } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { settingsOf } from './settingsOf.ts'
import type { SettingKey, SettingValues } from './settingsTable.ts'

/** The value of one setting; renders again when it changes. Set it with `settingsOf(session).set`. */
export function useSetting<Key extends SettingKey>(key: Key): SettingValues[Key] {
  const settings = settingsOf(useSession())
  return useSyncExternalStore(
    (listener) => settings.subscribe(key, listener),
    () => settings.get(key),
  )
}
