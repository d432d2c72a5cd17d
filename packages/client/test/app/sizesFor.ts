import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    isFullRun: boolean
  }
}

/**
 * The sizes of the window for a test of what is the same at each of them: one in `npm test`, both in `npm run test:full`.
 *
 * @param usual the one in which the test would fail first
 */
export function sizesFor(usual: 'wide' | 'phone'): readonly ('wide' | 'phone')[] {
  return inject('isFullRun') ? ['wide', 'phone'] : [usual]
}
