import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    isFullRun: boolean
  }
}

/**
 * Window sizes of a test whose result is the same in each: one in `npm test`, both in `npm run test:full`.
 *
 * @param usual the one in which the test would fail first
 */
export function sizesFor(usual: 'wide' | 'phone'): readonly ('wide' | 'phone')[] {
  return inject('isFullRun') ? ['wide', 'phone'] : [usual]
}
