import { useSyncExternalStore } from 'react'
import type { StatusId } from '@rookery/api/wire/model'
import { useSession } from '#data/session/useSession.ts'
import type { Message } from './Message.ts'

/** Why the last action on the post failed, if it did. */
export function useStatusError(id: StatusId): Message | undefined {
  const { statusErrors } = useSession()
  return useSyncExternalStore(
    (listener) => statusErrors.subscribe(id, listener),
    () => statusErrors.get(id),
  )
}
