import type { SettingsPlace } from '#data/addresses/settingsHash.ts'
import { createSlot } from '#data/session/Slot.ts'
import { createCell } from '@rookery/store/Cell'

/**
 * Where the minimised dialog of settings goes on; null when it is visible, which the address tells (`settingsPlaceIn`), or hidden.
 */
export const settingsAsideOf = createSlot(() => createCell<SettingsPlace | null>(null))
