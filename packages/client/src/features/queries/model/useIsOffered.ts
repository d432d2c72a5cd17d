import type { QueryMeta } from '@tanstack/react-query'
import { useServer } from '#features/session/model/useServer.ts'

/** Whether the server has the capability that a query names in its `meta`; re-renders when that changes. */
export function useIsOffered(meta: QueryMeta | undefined): boolean {
  const capability = meta?.capability
  return useServer(({ capabilities }) => capability === undefined || Boolean(capabilities[capability]))
}
