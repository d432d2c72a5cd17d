import { createKeptSlot } from '#features/session/model/Slot.ts'
import { createPlaces, placesKey } from './Places.ts'

export const placesOf = createKeptSlot(
  'places',
  async (storage) => {
    const kept = await storage.get(placesKey)
    return ({ clock }) => {
      const places = createPlaces(storage, clock)
      places.take(kept)
      return places
    }
  },
  { flush: (places) => places.flush() },
)
