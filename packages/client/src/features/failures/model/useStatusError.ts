import { useSyncExternalStore } from 'react'
import type { StatusId } from '@rookery/api/wire/model'
import { useSession } from '#features/session/model/useSession.ts'
import { statusErrorsOf, type StatusFailure } from './StatusErrors.ts'

/** The last failed action on a post, with the reason. */
export function useStatusError(id: StatusId): StatusFailure | undefined {
  const statusErrors = statusErrorsOf(useSession())
  return useSyncExternalStore(
    (listener) => statusErrors.subscribe(id, listener),
    () => statusErrors.get(id),
  )
}
