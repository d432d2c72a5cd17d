import { useSyncExternalStore } from 'react'

import { useSession } from '#features/session/model/useSession.ts'
import { settingsOf } from './settingsOf.ts'
import type { SettingKey } from './settingsTable.ts'

/** Whether the user chose a value of a setting, so that changes of the server's default have no effect. */
export function useIsChosen(key: SettingKey): boolean {
  const settings = settingsOf(useSession())
  return useSyncExternalStore(
    (listener) => settings.subscribe(key, listener),
    () => settings.isChosen(key),
  )
}
