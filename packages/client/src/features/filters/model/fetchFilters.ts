import { list } from '@rookery/api/calls/filters'
import type { Session } from '#features/session/model/Session.ts'
import { filtersOf } from './filtersOf.ts'
import { filtersKey } from './readStoredFilters.ts'

/**
 * Asks for the filters that the reader made with any client, and keeps them on the device. For servers that leave them to the
 * client; even what they call irreversible comes by a live connection and in conversations.
 *
 * @throws ApiError when the list cannot be had; what was known stays
 */
export async function fetchFilters(session: Session): Promise<void> {
  const { client, storage } = session
  const listed = await list(client)
  await storage.set(filtersKey, listed)
  await filtersOf(session).applyFilters(listed)
}
