import { notificationPolicyQuery } from '#features/notificationRequests/model/notificationRequestQueries.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'

/** Number of notifications that were filtered here and by the server. */
export function useAllFiltered(here: number): number {
  const { data } = useSessionQuery(notificationPolicyQuery(useSession()))
  return here + (data?.notifications ?? 0)
}
