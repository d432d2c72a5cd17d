import { createListeners } from '@rookery/store/Listeners'
import { createSlot } from './Slot.ts'

/**
 * Notifies when the server may be reachable again: the network is back, the device woke up, or the page is visible again. Stores subscribe
 * to it, so that notifying services need not load them.
 */
export const resumeOf = createSlot(() => createListeners())
