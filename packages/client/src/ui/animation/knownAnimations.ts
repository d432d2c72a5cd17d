import type { Movement } from '#lib/animationByName.ts'

/** How pictures move that were looked at, by address; null for one that stands still. A fact about files, the same for every account. */
export const knownAnimations = new Map<string, Movement | null>()
