import { useAccountField } from '#features/accounts/model/useAccountField.ts'
import { useCapability } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { staffRoleOf } from './staffRole.ts'

/** The reader's staff role; re-renders when it changes. */
export function useStaffRole(): ReturnType<typeof staffRoleOf> {
  const session = useSession()
  useAccountField(session.me, 'role')
  useCapability('moderation')
  return staffRoleOf(session)
}
