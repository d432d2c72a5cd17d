import * as accounts from '@rookery/api/calls/accounts'
import * as followRequests from '@rookery/api/calls/followRequests'
import { ApiError } from '@rookery/api/http/ApiError'
import * as notificationMarks from '@rookery/api/calls/notificationMarks'
import type { AccountId, NotificationId, Relationship } from '@rookery/api/wire/model'
import { nameAndHandleText } from '#features/entities/model/nameAndHandleText.ts'
import type { AccountRecord, NotificationRecord } from '#features/entities/model/records.ts'
import { mayBeApplied } from '#features/actions/model/failures.ts'
import { asSeen } from '#features/entities/model/markSeen.ts'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import { handledRequestsOf, followRequestsQuery, withRequests } from './followRequests.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { ignoreApiError } from '#features/session/model/ignoreApiError.ts'
import type { Session } from '#features/session/model/Session.ts'
import { followRequestKey } from './followRequestKey.ts'
import { executorOf } from '#features/actions/model/executorOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

/**
 * Accepts a follow request (spec 1 and 2, section 4): it becomes a seen follow notification immediately, and a request again if the server
 * rejects it, with a notice.
 */
export async function approveFollowRequest(session: Session, from: AccountId): Promise<void> {
  const { client, entities, notices } = session
  await executorOf(session).once(followRequestKey(from), async () => {
    const ids = notificationsOf(session, from)
    const patches = ids.map((id) => entities.notifications.patch(id, asFollow))
    const putBack = removeFromList(session, from)
    try {
      const relationship = await followRequests.authorize(client, from).catch(orElsewhere(session, from, wasApproved))
      entities.batch(() => {
        entities.receive({ relationships: [relationship] })
        for (const patch of patches) patch.settle()
        countDown(session)
      })
    } catch (error) {
      for (const patch of patches) patch.revert()
      putBack()
      notifyFailed(session, error, 'followRequest.approveFailed')
      return
    }
    notices.show({ level: 'success', messageKey: 'followRequest.approved', args: { name: nameOf(session, from) }, timeout: 3000 })
    if (ids.length > 0) session.tabs.notify({ kind: 'seen', ids })
    // The approval counts even if the notification could not be marked as seen.
    for (const id of ids) await notificationMarks.markRead(client, { id }).catch(ignoreApiError)
  })
}

/** Rejects a follow request: it leaves the list once the server has done it. */
export async function denyFollowRequest(session: Session, from: AccountId): Promise<void> {
  const { client, entities, server } = session
  await executorOf(session).once(followRequestKey(from), async () => {
    const ids = notificationsOf(session, from)
    const asked = entities.relationships.confirmed(from)
    try {
      const relationship = await followRequests.reject(client, from).catch(orElsewhere(session, from, wasDenied(asked)))
      forget(session, relationship, ids)
    } catch (error) {
      notifyFailed(session, error, 'followRequest.denyFailed')
      return
    }
    const { dropsDenied, dismissNotification } = server.get().capabilities
    if (dropsDenied || !dismissNotification) return
    for (const id of ids) await notificationMarks.dismiss(client, id).catch(ignoreApiError)
  })
}

/** Applies the answer of another tab: the request leaves the list here, too. */
export function applyFollowRequestResponse(session: Session, relationship: Relationship): void {
  const { entities } = session
  // A request that is being answered here is removed by that answer.
  if (executorOf(session).isRunning(followRequestKey(relationship.id))) return
  const ids = notificationsOf(session, relationship.id)
  if (!relationship.followedBy) return forget(session, relationship, ids)
  entities.batch(() => {
    entities.receive({ relationships: [relationship] })
    for (const id of ids) entities.notifications.patch(id, asFollow).settle()
    countDown(session)
  })
  removeFromList(session, relationship.id)
}

function forget(session: Session, relationship: Relationship, ids: readonly NotificationId[]): void {
  const { entities } = session
  const feeds = feedsOf(session)
  entities.batch(() => {
    entities.receive({ relationships: [relationship] })
    countDown(session)
    feeds.at('notifications').remove(new Set(ids))
  })
  removeFromList(session, relationship.id)
}

const wasApproved = ({ followedBy }: Relationship) => followedBy

/** Pleroma does not send the state of requests, so its end is known only if it was known before. */
const wasDenied = (before: Relationship | undefined) => (now: Relationship) =>
  before?.requestedBy === true && !now.requestedBy && !now.followedBy

/**
 * A request that another device answered a moment ago cannot be answered again (Akkoma: 500). With the same answer that is not a failure.
 */
function orElsewhere({ client, entities }: Session, from: AccountId, isSo: (now: Relationship) => boolean) {
  return async (error: unknown): Promise<Relationship> => {
    if (!mayBeApplied(error) && !isMissing(error)) throw error
    const requestSeq = entities.nextRequestSeq()
    const relationships = await accounts.relationships(client, [from]).catch(() => [])
    entities.receive({ relationships }, requestSeq)
    const now = relationships.find(isSo)
    if (!now) throw error
    return now
  }
}

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404

/** The news of the request, as far as it has come: the list of requests knows nothing of it. */
function notificationsOf({ entities }: Session, from: AccountId): NotificationId[] {
  return [...entities.notifications.ids()].filter((id) => {
    const record = entities.notifications.get(id)
    return record?.type === 'follow_request' && record.accountId === from
  })
}

/** Removes a request from the list. Returns a function that restores it. */
function removeFromList(session: Session, from: AccountId): () => void {
  const queries = queriesOf(session)
  const { queryKey } = followRequestsQuery(session)
  const before = queries.getQueryData(queryKey)?.pages.map(({ ids }) => ids)
  // The response to an earlier request would restore them.
  if (before) void queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, (data) => data && withRequests(data, (ids) => ids.filter((id) => id !== from)))
  return () =>
    void queries.setQueryData(
      queryKey,
      (data) => data && withRequests(data, (ids, page) => (before?.[page] ?? []).filter((id) => id === from || ids.includes(id))),
    )
}

function notifyFailed(session: Session, error: unknown, messageKey: 'followRequest.approveFailed' | 'followRequest.denyFailed'): void {
  session.notices.show({ level: 'error', messageKey, args: { error: errorMessage(error) }, timeout: 5000 })
  // It may have been withdrawn, or answered on another device.
  void queriesOf(session).invalidateQueries({ queryKey: followRequestsQuery(session).queryKey })
  void session.checkToken()
}

function nameOf({ entities }: Session, id: AccountId): string {
  const account = entities.accounts.get(id)
  return account ? nameAndHandleText(account) : '…'
}

function asFollow(record: NotificationRecord): NotificationRecord {
  return record.type === 'follow_request' ? { ...record, type: 'follow', seen: true } : asSeen(record)
}

function countDown(session: Session): void {
  const { entities, me } = session
  const handledCount = handledRequestsOf(session)
  handledCount.set(handledCount.get() + 1)
  if (me === null || !entities.accounts.get(me)?.own) return
  entities.accounts.patch(me, oneRequestLess).settle()
}

function oneRequestLess(account: AccountRecord): AccountRecord {
  if (!account.own) return account
  return { ...account, own: { ...account.own, followRequestsCount: Math.max(0, account.own.followRequestsCount - 1) } }
}
