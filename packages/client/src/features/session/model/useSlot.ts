import { use } from 'react'
import type { StoredSlot } from './Slot.ts'
import { useSession } from './useSession.ts'

/** A store that may still be on its way from the device. Draw this inside `<Suspense>`, or name the slot in `startSlots`. */
export function useSlot<Store>(slot: StoredSlot<Store>): Store {
  // Whether it is ready or not: React refuses a component that waited with `use` and then goes on without it.
  return use(slot.ready(useSession()))
}
