import { useEffect } from 'react'
import { useSession } from '#data/session/useSession.ts'
import { useCell } from '#lib/useCell.ts'
import type { Asked, Asking } from './Asking.ts'

/** Asks the server when the screen comes, and tells what is known. `null` asks for nothing. */
export function useAsked<Value>(asking: Asking<Value>, key: string | null): Asked<Value> {
  const session = useSession()
  useEffect(() => {
    if (key !== null) void asking.ask(session, key)
  }, [asking, session, key])
  return useCell(asking.at(session, key ?? ''))
}
