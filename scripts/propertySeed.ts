import { configureGlobal } from 'fast-check'
import { inject } from 'vitest'

import { propertyRuns } from './propertyRuns.ts'

declare module 'vitest' {
  interface ProvidedContext {
    propertySeed: number | null
  }
}

/** The library's default number of runs. */
const usualRuns = 100

// `npm test` says of one commit the same each time. Tests that are run by hand, and `npm run test:full`, draw new samples, and
// print the seed of failures.
const seed = inject('propertySeed')
configureGlobal({ numRuns: propertyRuns(usualRuns), ...(seed !== null && { seed }) })
