import { useSyncExternalStore } from 'react'
import { useSession } from '#data/session/useSession.ts'
import { pendingActionsOf } from './PendingActions.ts'

/** True while something is under way: `useRunning(followKey(id))` for "in progress" on the follow button. */
export function useRunning(key: string): boolean {
  const pendingActions = pendingActionsOf(useSession())
  return useSyncExternalStore(
    (listener) => pendingActions.subscribe(key, listener),
    () => pendingActions.isRunning(key),
  )
}
