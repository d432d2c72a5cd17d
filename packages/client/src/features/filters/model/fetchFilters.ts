import { list } from '@rookery/api/calls/filters'
import type { Session } from '#features/session/model/Session.ts'
import { filtersOf } from './filtersOf.ts'
import { filtersKey } from './readStoredFilters.ts'

/**
 * Loads and stores the filters that the user created in any client, for servers that leave filtering to the client. Even irreversible ones
 * do not apply to streams and conversations.
 *
 * @throws ApiError when the list cannot be fetched; stored filters stay
 */
export async function fetchFilters(session: Session): Promise<void> {
  const { client, storage } = session
  const listed = await list(client)
  await storage.set(filtersKey, listed)
  await filtersOf(session).applyFilters(listed)
}
