import { useEffect, useState } from 'react'

import { keepTrying } from './keepTrying.ts'
import type { LazyComponent } from './lazyComponent.ts'

/**
 * Fetches the code of something when it is wanted, and tells when it may be drawn. What a screen can do without must not
 * take it down where the code cannot be had: `onFailure` hears of it and ends the wish; without that it is fetched again
 * until it comes.
 */
export function useLoaded<Props>(component: LazyComponent<Props>, wanted: boolean, onFailure?: () => void): boolean {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    if (!wanted) return undefined
    if (!onFailure) {
      return keepTrying(
        async () => component.preload(),
        () => setLoaded(true),
      )
    }
    let isCurrent = true
    Promise.resolve(component.preload()).then(
      () => isCurrent && setLoaded(true),
      () => isCurrent && onFailure(),
    )
    return () => {
      isCurrent = false
    }
  }, [component, wanted, onFailure])
  return wanted && isLoaded
}
