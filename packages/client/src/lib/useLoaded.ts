import { useEffect, useState } from 'react'

import type { LazyComponent } from './lazyComponent.ts'

/**
 * Fetches the code of something when it is wanted, and tells when it may be drawn. What a screen can do without must not
 * take it down where the code cannot be had: it is then not drawn, and `onFailure` hears of it and ends the wish.
 */
export function useLoaded<Props>(component: LazyComponent<Props>, wanted: boolean, onFailure?: () => void): boolean {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    if (!wanted) return
    let isCurrent = true
    Promise.resolve(component.preload()).then(
      () => isCurrent && setLoaded(true),
      () => isCurrent && onFailure?.(),
    )
    return () => {
      isCurrent = false
    }
  }, [component, wanted, onFailure])
  return wanted && isLoaded
}
