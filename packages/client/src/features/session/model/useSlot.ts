import { use } from 'react'
import type { StoredSlot } from './Slot.ts'
import { useSession } from './useSession.ts'

/** A store that may still be loading from the device. Render this inside `<Suspense>`, or list the slot in `startSlots`. */
export function useSlot<Store>(slot: StoredSlot<Store>): Store {
  // Called in any case: React rejects a component that suspended with `use` and then renders without it.
  return use(slot.ready(useSession()))
}
