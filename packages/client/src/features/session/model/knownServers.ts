import { createDeviceSlot } from './deviceSlot.ts'
import type { Server } from './Session.ts'

/**
 * Server descriptions that sessions of this page have loaded, by origin. The next session of the same server, such as a visitor after
 * signing out offline, need not wait for a request.
 */
export const knownServers = createDeviceSlot(() => new Map<string, Server>())
