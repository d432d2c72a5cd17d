import { useEffect, useState } from 'react'

/** False in the first render of a component: a live region must exist before its text, or it is not announced. */
export function useLiveRegionReady(): boolean {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsReady(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isReady
}
