import { createStoredSlot } from '#features/session/model/Slot.ts'
import { createPlaces, placesKey } from './Places.ts'

export const placesOf = createStoredSlot(
  'places',
  async (storage) => {
    const stored = await storage.get(placesKey)
    return ({ clock }) => {
      const places = createPlaces(storage, clock)
      places.take(stored)
      return places
    }
  },
  { flush: (places) => places.flush() },
)
