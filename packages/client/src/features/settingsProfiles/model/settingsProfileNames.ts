import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'
import { settingsProfilesOf } from './settingsProfilesOf.ts'

/** The names of the reader's settings profiles on the server, that of this device among them. */
export function settingsProfileNamesQuery(session: Session) {
  return queryOptions({ queryKey: ['settingsProfileNames'], queryFn: () => settingsProfilesOf(session).names() })
}
