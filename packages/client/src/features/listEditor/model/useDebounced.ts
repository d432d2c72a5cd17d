import { useEffect, useState } from 'react'
import { useSession } from '#features/session/model/useSession.ts'

/** A text after a pause of this many ms, and a function that returns it immediately. */
export function useDebounced(text: string, rest: number): readonly [rested: string, now: () => void] {
  const { clock } = useSession()
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = clock.after(rest, () => setRested(text))
    return () => timer.cancel()
  }, [clock, text, rest])
  return [rested, () => setRested(text)]
}
