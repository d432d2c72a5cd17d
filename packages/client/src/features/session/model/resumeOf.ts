import { createListeners } from '@rookery/store/Listeners'
import { createSlot } from './Slot.ts'

/**
 * Notifies when the session may reach its server again: the network is back, the device woke up, or the page is shown again. A store
 * listens to it, so that the services which notify need not load the store.
 */
export const resumeOf = createSlot(() => createListeners())
