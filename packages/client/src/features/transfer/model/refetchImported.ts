import type { QueryKey } from '@tanstack/react-query'
import { loadFilters } from '#features/filters/model/loadFilters.ts'
import { askAgain } from '#features/queries/model/askAgain.ts'
import { ownFiltersQuery } from '#features/filters/model/ownFilters.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { mutedServersQuery, restrictedPeopleQuery } from '#features/filters/model/restrictedPeople.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { TransferKind } from './TransferRow.ts'

/** Refetches imported data that is on screen, because the page's lists lack it. */
export async function refetchImported(session: Session, kind: TransferKind): Promise<void> {
  if (kind === 'filters') await loadFilters(session)
  const key = shownWith(session, kind)
  if (key) await askAgain(queriesOf(session), key)
}

function shownWith(session: Session, kind: TransferKind): QueryKey | null {
  switch (kind) {
    case 'filters':
      return ownFiltersQuery(session).queryKey
    case 'domains':
      return mutedServersQuery(session).queryKey
    case 'mutes':
      return restrictedPeopleQuery(session, 'muted').queryKey
    case 'blocks':
      return restrictedPeopleQuery(session, 'blocked').queryKey
    default:
      return null
  }
}
