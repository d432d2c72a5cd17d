import type { Timer } from '@rookery/api/http/Clock'

import { createSlot } from '#data/session/Slot.ts'
import { createCell, type Cell } from '#lib/Cell.ts'

export type SettingsSave = 'saved' | 'failed'

/** What became of the last change of a setting, for a moment. */
export interface SettingsSaves extends Cell<SettingsSave | null> {
  tell(save: SettingsSave): void
}

/** Milliseconds (spec 3, section 9). */
const toldFor = 2000

/** For whoever changes a setting, on the device or on the server: the dialog says it and lets it fade. */
export const settingsSavesOf = createSlot(({ clock }): SettingsSaves => {
  const cell = createCell<SettingsSave | null>(null)
  let timer: Timer | null = null
  return {
    get: cell.get,
    subscribe: cell.subscribe,
    tell(save) {
      timer?.cancel()
      cell.set(save)
      timer = clock.after(toldFor, () => cell.set(null))
    },
  }
})
