import { notificationPolicyQuery } from '#data/queries/notificationRequests.ts'
import { useSessionQuery } from '#data/queries/useSessionQuery.ts'
import { useSession } from '#data/session/useSession.ts'

/** How many notifications are filtered here and kept apart by the server. */
export function useAllFiltered(here: number): number {
  const { data } = useSessionQuery(notificationPolicyQuery(useSession()))
  return here + (data?.notifications ?? 0)
}
