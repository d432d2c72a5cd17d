import { scrollPositionsOf } from '#features/feeds/model/scrollPositionsOf.ts'
import { filtersOf } from '#features/filters/model/filtersOf.ts'
import { storedSettingsOf } from '#features/settings/model/settingsOf.ts'
import type { StoredSlot } from '#features/session/model/Slot.ts'

/**
 * The stores for the first posts. They are read from the device before the session exists, and opened in this order: the filters need the
 * settings.
 */
export const startSlots: readonly StoredSlot<unknown>[] = [storedSettingsOf, scrollPositionsOf, filtersOf]
