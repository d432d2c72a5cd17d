import * as followRequests from '@rookery/api/calls/followRequests'
import { ApiError } from '@rookery/api/http/ApiError'
import * as notificationMarks from '@rookery/api/calls/notificationMarks'
import type { AccountId, NotificationId } from '@rookery/api/wire/model'
import type { AccountRecord, NotificationRecord } from '#data/entities/records.ts'
import { asSeen } from '#data/notifications/markSeen.ts'
import { errorMessage } from '#data/notices/errorMessage.ts'
import type { Session } from '#data/session/Session.ts'
import { pendingActionsOf } from './PendingActions.ts'

/** Names the answer that is under way, for `useRunning`. */
export const followRequestKey = (id: AccountId) => `followRequest:${id}`

/**
 * Lets somebody follow (spec 1 and 2, section 4): the request becomes the news of a follow, seen, at once; and a request
 * again where the server refuses, which is said.
 */
export async function approveFollowRequest(session: Session, id: NotificationId, from: AccountId): Promise<void> {
  const { client, entities, notices } = session
  const pendingActions = pendingActionsOf(session)
  await pendingActions.once(followRequestKey(from), async () => {
    const patch = entities.notifications.patch(id, asFollow)
    try {
      const relationship = await followRequests.authorize(client, from)
      entities.batch(() => {
        entities.receive({ relationships: [relationship] })
        patch.settle()
        countDown(session)
      })
    } catch (error) {
      patch.revert()
      notices.show({ level: 'error', messageKey: 'followRequest.approveFailed', args: { error: errorMessage(error) }, timeout: 5000 })
      return
    }
    session.tabs.tell({ kind: 'seen', ids: [id] })
    // The approval stands even where the notification stays unseen on the server.
    await notificationMarks.markRead(client, { id }).catch(ignoreApiError)
  })
}

/** Turns somebody away: once the server has, the request leaves the list. */
export async function denyFollowRequest(session: Session, id: NotificationId, from: AccountId): Promise<void> {
  const { client, entities, feeds, notices } = session
  const pendingActions = pendingActionsOf(session)
  await pendingActions.once(followRequestKey(from), async () => {
    try {
      const relationship = await followRequests.reject(client, from)
      entities.batch(() => {
        entities.receive({ relationships: [relationship] })
        countDown(session)
        feeds.at('notifications').remove(new Set([id]))
      })
    } catch (error) {
      notices.show({ level: 'error', messageKey: 'followRequest.denyFailed', args: { error: errorMessage(error) }, timeout: 5000 })
      return
    }
    // Akkoma has taken it away with the request and knows it no longer.
    await notificationMarks.dismiss(client, id).catch(ignoreApiError)
  })
}

function asFollow(record: NotificationRecord): NotificationRecord {
  return record.type === 'follow_request' ? { ...record, type: 'follow', seen: true } : asSeen(record)
}

function countDown({ entities, me }: Session): void {
  if (me === null || !entities.accounts.get(me)?.own) return
  entities.accounts.patch(me, oneRequestLess).settle()
}

function oneRequestLess(account: AccountRecord): AccountRecord {
  if (!account.own) return account
  return { ...account, own: { ...account.own, followRequestsCount: Math.max(0, account.own.followRequestsCount - 1) } }
}

function ignoreApiError(error: unknown): void {
  if (!(error instanceof ApiError)) throw error
}
