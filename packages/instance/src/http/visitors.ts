import type { AccountRow } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { failure } from './HttpError.ts'

/** A private instance shows visitors next to nothing. @throws HttpError 403 */
export function rejectVisitors({ config }: Context, reader: AccountRow | null): void {
  if (!reader && !config.isPublic) throw failure(403, 'This resource requires authentication.')
}

/** The same for a profile and its lists. @throws HttpError 401 */
export function rejectVisitorsOfProfiles({ config }: Context, reader: AccountRow | null): void {
  if (!reader && !config.isPublic) throw failure(401, 'This API requires an authenticated user')
}
