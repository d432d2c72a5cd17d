import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import type { Session } from '#features/session/model/Session.ts'
import { notificationPolicyQuery, notificationRequestsQuery } from './notificationRequestQueries.ts'

/** The server has moved accepted notifications among the others, which takes some time: both lists are loaded again. */
export function showMerged(session: Session): void {
  const queries = queriesOf(session)
  for (const { queryKey } of [notificationPolicyQuery(session), notificationRequestsQuery(session)]) {
    void queries.invalidateQueries({ queryKey })
  }
  void feedsOf(session).reload('notifications')
}
