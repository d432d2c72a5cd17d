import { placesOf } from '#data/feeds/placesOf.ts'
import { filtersOf } from '#data/filters/filtersOf.ts'
import type { KeptSlot } from './Slot.ts'

/** What the first picture is drawn from: these are read from the device together with the settings, before the session is there. */
export const startSlots: readonly KeptSlot<unknown>[] = [placesOf, filtersOf]
