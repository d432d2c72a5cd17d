import type { Timer } from '@rookery/api/http/Clock'

import { createSlot } from '#features/session/model/Slot.ts'
import { createCell, type Cell } from '@rookery/store/Cell'

export interface SettingsSave {
  readonly outcome: 'saved' | 'failed'
  /** Another one for each change, also for one that ended as the last one did. */
  readonly turn: number
}

/** The result of the last change of a setting, for a moment. */
export interface SettingsSaves extends Cell<SettingsSave | null> {
  notify(outcome: SettingsSave['outcome']): void
}

/** Milliseconds (spec 3, section 9). */
const noticeMs = 2000

/** Reports changes of settings, on the device or the server: the dialog shows each result and lets it fade. */
export const settingsSavesOf = createSlot(({ clock }): SettingsSaves => {
  const cell = createCell<SettingsSave | null>(null)
  let timer: Timer | null = null
  let turn = 0
  return {
    get: cell.get,
    subscribe: cell.subscribe,
    notify(outcome) {
      timer?.cancel()
      cell.set({ outcome, turn: (turn += 1) })
      timer = clock.after(noticeMs, () => cell.set(null))
    },
  }
})
