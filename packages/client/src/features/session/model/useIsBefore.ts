import { useEffect, useState } from 'react'
import { useSession } from './useSession.ts'

/** True until a time (ms since the epoch), then renders again: the server accepts no request before it. */
export function useIsBefore(moment: number | null): boolean {
  const { clock } = useSession()
  const [come, setCome] = useState<number | null>(null)
  useEffect(() => {
    if (moment === null) return undefined
    const timer = clock.after(Math.max(0, moment - clock.now()), () => setCome(moment))
    return () => timer.cancel()
  }, [clock, moment])
  return moment !== null && come !== moment
}
