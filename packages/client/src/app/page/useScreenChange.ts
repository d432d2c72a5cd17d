import { useEffect, useEffectEvent, useRef } from 'react'

import { useNavigation } from '#features/navigation/model/useNavigation.ts'

/** Calls back when the screen changes, or is requested again. */
export function useScreenChange(onChange: () => void): void {
  const { address } = useNavigation()
  const first = useRef(address.get().pathname)
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    const look = () => {
      // A change of the hash alone is one inside the screen.
      const { pathname, hash } = address.get()
      if (pathname !== first.current || hash === '') changed()
    }
    // The screen may have changed before this runs.
    if (address.get().pathname !== first.current) changed()
    return address.subscribe(look)
  }, [address])
}
