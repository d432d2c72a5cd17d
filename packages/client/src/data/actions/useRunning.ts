import { useSyncExternalStore } from 'react'
import { useSession } from '#data/session/useSession.ts'

/** True while something is under way: `useRunning(followKey(id))` for "in progress" on the follow button. */
export function useRunning(key: string): boolean {
  const { underway } = useSession()
  return useSyncExternalStore(
    (listener) => underway.subscribe(key, listener),
    () => underway.isRunning(key),
  )
}
