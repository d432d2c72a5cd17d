import { useEffect } from 'react'
import { useSession } from '#data/session/useSession.ts'
import { useCell } from '#lib/useCell.ts'
import type { Asked, Asking } from './Asking.ts'

/**
 * Asks the server when the screen comes, and tells what is known. `null` asks for nothing. With `every` it is asked again after
 * so many ms, as long as the page is looked at.
 */
export function useAsked<Value>(asking: Asking<Value>, key: string | null, every?: number): Asked<Value> {
  const session = useSession()
  useEffect(() => {
    if (key === null) return undefined
    if (every === undefined) return void asking.ask(session, key)
    const { look, stop } = asking.follow(session, key, every, () => !document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      stop()
    }
  }, [asking, session, key, every])
  return useCell(asking.at(session, key ?? ''))
}
