import * as calls from '@rookery/api/calls/adminAccounts'
import type { AccountId } from '@rookery/api/wire/model'
import { queryOptions } from '@tanstack/react-query'
import { hasStaffToken } from './staffRole.ts'
import type { Session } from '#features/session/model/Session.ts'

/** What was learned of somebody so many milliseconds ago still holds. */
const staleMs = 5000

/**
 * Somebody as staff see them: the public view hides roles, and from moderators that an account is deactivated.
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
