import { createDeviceSlot } from './deviceSlot.ts'
import type { Server } from './Session.ts'

/**
 * What sessions of this page have learned of servers, by origin: whoever is shown next on one of them, a visitor after signing
 * out without a connection above all, need not ask before anything is drawn.
 */
export const knownServers = createDeviceSlot(() => new Map<string, Server>())
