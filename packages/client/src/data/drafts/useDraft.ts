import { useSyncExternalStore } from 'react'
import { useSession } from '#data/session/useSession.ts'
import type { Draft, DraftKey } from './Draft.ts'

/** The kept draft for a target, undefined when there is none. */
export function useDraft(key: DraftKey): Draft | undefined {
  const { drafts } = useSession()
  return useSyncExternalStore(
    (listener) => drafts.subscribe(key, listener),
    () => drafts.get(key),
  )
}
