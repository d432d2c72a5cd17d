import { useAccountField } from '#features/accounts/model/useAccountField.ts'
import { useCapability } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { staffRoleOf } from './staffRole.ts'

/** As what the reader is staff, drawn again when that changes. */
export function useStaffRole(): ReturnType<typeof staffRoleOf> {
  const session = useSession()
  useAccountField(session.me, 'role')
  useCapability('moderation')
  return staffRoleOf(session)
}
