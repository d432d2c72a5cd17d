import type { StatusId } from '@rookery/api/wire/model'
import { useRelationship } from '#data/entities/useRelationship.ts'
import { useStatus } from '#data/entities/useStatus.ts'
import { useSession } from '#data/session/useSession.ts'
import { type Veil, veilOf } from './veilOf.ts'

/** The veil of a post for the reader, or null when it is shown. */
export function useVeil(id: StatusId): Veil | null {
  const { me } = useSession()
  const status = useStatus(id)
  const relationship = useRelationship(status?.accountId ?? null)
  if (status === undefined) return null
  return veilOf(status, { own: status.accountId === me, authorMuted: relationship?.muting ?? false })
}
