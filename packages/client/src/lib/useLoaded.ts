import { useEffect, useState } from 'react'

import { keepTrying } from './keepTrying.ts'
import type { LazyComponent } from './lazyComponent.ts'

type Loadable = Pick<LazyComponent<never>, 'preload'>

/**
 * Loads the code of a component when it is needed, and returns whether it may render. An optional component must not take the screen down:
 * `onFailure` handles a failure; without it loading is retried until it succeeds.
 */
export function useLoaded(component: Loadable, desired: boolean, onFailure?: () => void): boolean {
  const [loaded, setLoaded] = useState<Loadable | null>(null)
  useEffect(() => {
    if (!desired) return undefined
    if (!onFailure) {
      return keepTrying(
        async () => component.preload(),
        () => setLoaded(() => component),
      )
    }
    let isCurrent = true
    Promise.resolve(component.preload()).then(
      () => isCurrent && setLoaded(() => component),
      () => isCurrent && onFailure(),
    )
    return () => {
      isCurrent = false
    }
  }, [component, desired, onFailure])
  return desired && loaded === component
}
