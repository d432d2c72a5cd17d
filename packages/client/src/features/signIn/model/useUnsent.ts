import { useEffect, useState } from 'react'
import { readUnsent, type Unsent } from './readUnsent.ts'
import { useSession } from '#features/session/model/useSession.ts'

/** Reads the amount of data that signing out would delete; null until known. */
export function useUnsent(): Unsent | null {
  const session = useSession()
  const [unsent, setUnsent] = useState<Unsent | null>(null)
  useEffect(() => {
    let isCurrent = true
    void readUnsent(session).then((read) => isCurrent && setUnsent(read))
    return () => {
      isCurrent = false
    }
  }, [session])
  return unsent
}
