import type { Movement } from '#lib/movementByName.ts'

/** How pictures move that were looked at, by address; null for one that stands still. A fact about files, the same for every account. */
export const knownMovements = new Map<string, Movement | null>()
