import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'
import { settingsProfilesOf } from './settingsProfilesOf.ts'

/** The names of the user's settings profiles on the server, including this device's. */
export function settingsProfileNamesQuery(session: Session) {
  return queryOptions({ queryKey: ['settingsProfileNames'], queryFn: () => settingsProfilesOf(session).names() })
}
