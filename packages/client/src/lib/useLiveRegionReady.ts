import { useEffect, useState } from 'react'

/** False in the first picture of a component: a live region must stand before its text comes, or nobody hears it. */
export function useLiveRegionReady(): boolean {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsReady(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isReady
}
