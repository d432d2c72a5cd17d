import { configureGlobal } from 'fast-check'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    propertySeed: number | null
  }
}

// `npm test` says of one commit the same each time; tests that are run by hand draw new samples, and print the seed of what fails.
const seed = inject('propertySeed')
if (seed !== null) configureGlobal({ seed })
