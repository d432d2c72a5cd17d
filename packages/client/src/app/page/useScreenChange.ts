'use no memo' // Small, and memoized by its parent: memoizing here would cost more bytes than it saves work.

import { useEffect, useEffectEvent, useRef } from 'react'

import { usePathname } from '#parts/navigation/usePathname.ts'

/** Calls back when another screen is asked for than the one this was drawn on first. */
export function useScreenChange(onChange: () => void): void {
  const pathname = usePathname()
  const first = useRef(pathname)
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    if (pathname !== first.current) changed()
  }, [pathname])
}
