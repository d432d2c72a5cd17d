import type { Movement } from '#lib/animationByName.ts'

/** Formats of examined images by address; null if not animated. It is the same for every account. */
export const knownAnimations = new Map<string, Movement | null>()
