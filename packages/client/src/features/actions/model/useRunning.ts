import { useSyncExternalStore } from 'react'
import { executorOf } from './executorOf.ts'
import { useSession } from '#features/session/model/useSession.ts'

/** True while an action is running: `useRunning(followKey(id))` for "in progress" on the follow button. */
export function useRunning(key: string): boolean {
  const executor = executorOf(useSession())
  return useSyncExternalStore(
    (listener) => executor.subscribe(key, listener),
    () => executor.isRunning(key),
  )
}
