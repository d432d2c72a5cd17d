import { useSyncExternalStore } from 'react'

import { useSession } from '#features/session/model/useSession.ts'
import { settingsOf } from './settingsOf.ts'
import type { SettingKey } from './settingsTable.ts'

/** Whether the person chose a value of a setting, so that it stands whatever the server's keepers choose. */
export function useIsChosen(key: SettingKey): boolean {
  const settings = settingsOf(useSession())
  return useSyncExternalStore(
    (listener) => settings.subscribe(key, listener),
    () => settings.isChosen(key),
  )
}
