import * as domainBlocks from '@rookery/api/calls/domainBlocks'
import type { Session } from '#features/session/model/Session.ts'
import { filtersOf } from './filtersOf.ts'
import { restrictedOf } from './restrictedOf.ts'

/**
 * Loads mutes and blocks unless they were loaded at the start, and blocked servers, for accounts that appear in streams.
 *
 * @throws ApiError when a list cannot be fetched; stored relationships stay
 */
export async function fetchRestrictions(session: Session): Promise<void> {
  await restrictedOf(session).refetch()
  const { client, server } = session
  const filters = filtersOf(session)
  if (server.get().capabilities.domainBlocks) filters.applyDomains(await domainBlocks.list(client))
}
