import { placesOf } from '#data/feeds/placesOf.ts'
import { filtersOf } from '#data/filters/filtersOf.ts'
import { storedSettingsOf } from '#data/settings/settingsOf.ts'
import type { KeptSlot } from './Slot.ts'

/**
 * The stores that the first posts are drawn from. They are read from the device before the session is there, and opened in this order:
 * the filters need the settings.
 */
export const startSlots: readonly KeptSlot<unknown>[] = [storedSettingsOf, placesOf, filtersOf]
