import type { SettingsPlace } from '#features/addresses/model/settingsHash.ts'
import { createSlot } from '#features/session/model/Slot.ts'
import { createCell } from '@rookery/store/Cell'

/**
 * Where the minimised dialog of settings goes on; null when it is visible, which the address tells (`settingsPlaceIn`), or hidden.
 */
export const settingsAsideOf = createSlot(() => createCell<SettingsPlace | null>(null))
