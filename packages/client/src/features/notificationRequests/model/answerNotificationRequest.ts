import * as calls from '@rookery/api/calls/notificationRequests'
import { ApiError } from '@rookery/api/http/ApiError'
import type { PolicyChoice, PolicyRule } from '@rookery/api/wire/notificationPolicy'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import { notificationPolicyQuery, notificationRequestsQuery, type RequestRow, type RequestRowPages } from './notificationRequestQueries.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import type { Session } from '#features/session/model/Session.ts'
import { executorOf } from '#features/actions/model/executorOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

/** Key of a running answer, for `useRunning`. */
export const notificationRequestKey = (id: string) => `notificationRequest:${id}`

/** Accepts or dismisses the filtered notifications of an account. Another device may have done it already. */
export async function answerNotificationRequest(session: Session, { id }: RequestRow, response: 'accept' | 'dismiss'): Promise<void> {
  await executorOf(session).once(notificationRequestKey(id), async () => {
    try {
      const call = response === 'accept' ? calls.accept : calls.dismiss
      await call(session.client, id).catch(ignoreHandled)
    } catch (error) {
      return notifyRequestFailed(session, error, `notificationRequest.${response}Failed`)
    }
    const queries = queriesOf(session)
    queries.setQueryData<RequestRowPages>(
      notificationRequestsQuery(session).queryKey,
      (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, rows: page.rows.filter((row) => row.id !== id) })) },
    )
    void queries.invalidateQueries({ queryKey: notificationPolicyQuery(session).queryKey })
    // Accepted ones belong among the present ones, not above them.
    if (response === 'accept') void feedsOf(session).reload('notifications')
  })
}

/** Changes a rule of the server's policy, for future notifications. */
export async function changeNotificationPolicy(session: Session, rule: PolicyRule, choice: PolicyChoice): Promise<void> {
  const queries = queriesOf(session)
  const { queryKey } = notificationPolicyQuery(session)
  const before = queries.getQueryData(queryKey)
  await queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, (policy) => policy && { ...policy, rules: { ...policy.rules, [rule]: choice } })
  try {
    queries.setQueryData(queryKey, await calls.changePolicy(session.client, { [rule]: choice }))
  } catch (error) {
    queries.setQueryData(queryKey, before)
    notifyRequestFailed(session, error, 'notificationPolicy.failed')
  }
}

function notifyRequestFailed(
  { notices }: Session,
  error: unknown,
  messageKey: 'notificationRequest.acceptFailed' | 'notificationRequest.dismissFailed' | 'notificationPolicy.failed',
): void {
  if (!(error instanceof ApiError)) throw error
  notices.show({ level: 'error', messageKey, args: { error: errorMessage(error) }, timeout: 5000 })
}

function ignoreHandled(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 404) throw error
}
