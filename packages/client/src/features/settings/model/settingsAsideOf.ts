import type { SettingsPlace } from '#features/addresses/model/settingsHash.ts'
import { createSlot } from '#features/session/model/Slot.ts'
import { createCell } from '@rookery/store/Cell'

/** The place in the minimized settings dialog; null if it is visible, which the address has (`settingsPlaceIn`), or closed. */
export const settingsAsideOf = createSlot(() => createCell<SettingsPlace | null>(null))
