import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many times as many samples property tests draw: more than once in `npm run test:full`. */
    propertyFactor: number
  }
}

/** How many samples a property test uses that takes so many in every run. */
export function propertyRuns(usual: number): number {
  return usual * inject('propertyFactor')
}
