import * as calls from '@rookery/api/calls/adminAccounts'
import type { AccountId } from '@rookery/api/wire/model'
import { queryOptions } from '@tanstack/react-query'
import { hasStaffToken } from './staffRole.ts'
import type { Session } from '#features/session/model/Session.ts'

/** Data on an account that is younger than this is not refetched. */
const staleMs = 5000

/**
 * An account with the fields for staff: the public data hides roles, and from moderators also deactivation.
 * @param acct the name that the staff's calls take
 */
export function adminAccountQuery(session: Session, id: AccountId, acct: string) {
  return queryOptions({
    queryKey: ['adminAccount', id],
    queryFn: ({ signal }) => calls.show(session.client, acct, { signal }),
    staleTime: staleMs,
    enabled: hasStaffToken(session),
  })
}
