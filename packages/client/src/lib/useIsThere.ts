import { useEffect, useState } from 'react'

/** False in the first picture of a component: a live region must stand before its text comes, or nobody hears it. */
export function useIsThere(): boolean {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsThere(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isThere
}
