import { useAccountField } from '#data/entities/useAccountField.ts'
import { useCapability } from '#data/session/useServer.ts'
import { useSession } from '#data/session/useSession.ts'
import { staffRoleOf } from './staffRole.ts'

/** As what the reader is staff, drawn again when that changes. */
export function useStaffRole(): ReturnType<typeof staffRoleOf> {
  const session = useSession()
  useAccountField(session.me, 'role')
  useCapability('moderation')
  return staffRoleOf(session)
}
