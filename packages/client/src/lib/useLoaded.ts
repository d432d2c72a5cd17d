'use no memo' // Small, and memoized by its parent: memoizing here would cost more bytes than it saves work.

import { useEffect, useState } from 'react'

import { keepTrying } from './keepTrying.ts'
import type { LazyComponent } from './lazyComponent.ts'

type Loadable = Pick<LazyComponent<never>, 'preload'>

/**
 * Fetches the code of something when it is wanted, and tells when it may be drawn. What a screen can do without must not
 * take it down where the code cannot be had: `onFailure` hears of it and ends the wish; without that it is fetched again
 * until it comes.
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
