import { useSyncExternalStore } from 'react'
import { useSession } from '#data/session/useSession.ts'
import { subscribeUnseen, unseenCount } from './unseenCount.ts'

export function useUnseenCount(): number {
  const session = useSession()
  return useSyncExternalStore(
    (listener) => subscribeUnseen(session, listener),
    () => unseenCount(session),
  )
}
