import { createStoredSlot } from '#features/session/model/Slot.ts'
import { createScrollPositions, placesKey } from './ScrollPositions.ts'

export const scrollPositionsOf = createStoredSlot(
  'places',
  async (storage) => {
    const stored = await storage.get(placesKey)
    return ({ clock }) => {
      const places = createScrollPositions(storage, clock)
      places.take(stored)
      return places
    }
  },
  { flush: (places) => places.flush() },
)
