import { useSyncExternalStore } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import type { Session } from '#features/session/model/Session.ts'
import { hasStaffRight, type StaffRight } from './staffRights.ts'
import { staffRoleOf } from './staffRole.ts'

/** The reader's staff role; re-renders when it changes. */
export function useStaffRole(): ReturnType<typeof staffRoleOf> {
  return useStaffState(staffRoleOf)
}

/** Whether the reader has this right; re-renders when that changes. */
export function useStaffRight(right: StaffRight): boolean {
  return useStaffState((session) => hasStaffRight(session, right))
}

/**
 * A value that depends on the user's own account and on the server, which may both arrive after the first render. `read` must return a
 * primitive value.
 */
function useStaffState<Value extends string | boolean | null>(read: (session: Session) => Value): Value {
  const session = useSession()
  return useSyncExternalStore(
    (listener) => {
      const { me, entities, server } = session
      const stops = [server.subscribe(listener), ...(me === null ? [] : [entities.accounts.subscribe(me, listener)])]
      return () => stops.forEach((stop) => stop())
    },
    () => read(session),
  )
}
