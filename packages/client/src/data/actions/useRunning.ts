import { useSyncExternalStore } from 'react'
import { useSession } from '#data/session/useSession.ts'

/** True while a switch is under way: `useRunning(followKey(id))` for "in progress" on the follow button. */
export function useRunning(key: string): boolean {
  const { toggles } = useSession()
  return useSyncExternalStore(
    (listener) => toggles.subscribe(key, listener),
    () => toggles.isRunning(key),
  )
}
