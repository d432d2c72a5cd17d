import { useSyncExternalStore } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { subscribeUnseenTotal, unseenTotal, type UnseenTotal } from './unseenTotal.ts'

export function useUnseenTotal(): UnseenTotal {
  const session = useSession()
  const subscribe = (listener: () => void) => subscribeUnseenTotal(session, listener)
  const count = useSyncExternalStore(subscribe, () => unseenTotal(session).count)
  const isAtLeast = useSyncExternalStore(subscribe, () => unseenTotal(session).isAtLeast)
  return { count, isAtLeast }
}
