import * as notificationMarks from '@rookery/api/calls/notificationMarks'
import { ApiError } from '@rookery/api/http/ApiError'
import type { NotificationId } from '@rookery/api/wire/model'
import { isNotificationFeed } from '#features/addresses/model/FeedKey.ts'
import { rowIds } from '@rookery/store/FeedState'
import { dismissalsOf, type Dismissed } from './dismissalsOf.ts'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import type { Session } from '#features/session/model/Session.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

/** How long a dismissal can be undone, in milliseconds. */
const undoFor = 8000

/** Removes notifications from the list; the request is sent when the time for undo has passed. */
export function dismissNotifications(session: Session, ids: readonly NotificationId[]): void {
  const { client, server } = session
  const isOneCall = ids.length > 1 && server.get().capabilities.dismissSeveralNotifications
  const whats = isOneCall ? [{ ids }] : ids.map((id) => ({ ids: [id] }))
  start(session, whats, 'notificationList.dismissed', ids.length, async (what) => {
    if (isOneCall) await notificationMarks.dismissSeveral(client, what.ids)
    else for (const id of what.ids) await notificationMarks.dismiss(client, id)
    removed(session, what.ids)
  })
}

/** Removes all notifications from the list, including unloaded ones, but none that arrive meanwhile. */
export function dismissAllNotifications(session: Session): void {
  const [newest] = known(session)
  if (newest === undefined) return
  start(session, [{ upTo: newest }], 'notificationList.dismissedAll', 0, async ({ upTo }) => {
    const ids = known(session)
    const later = ids.indexOf(upTo)
    // One call dismisses all. Newer notifications must stay, so then each is dismissed by itself.
    if (later <= 0) await notificationMarks.clear(session.client)
    else for (const id of ids.slice(later)) await notificationMarks.dismiss(session.client, id).catch(ignoreMissing)
    removed(session, later < 0 ? ids : ids.slice(later))
  })
}

function start<What extends Dismissed>(
  session: Session,
  whats: readonly What[],
  messageKey: MessageId,
  count: number,
  send: (what: What) => Promise<void>,
): void {
  const { notices } = session
  const dismissals = dismissalsOf(session)
  for (const what of whats) {
    dismissals.add(what, () => {
      send(what)
        .catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error
          notices.show({
            level: 'error',
            messageKey: 'notificationList.dismissFailed',
            args: { error: errorMessage(error) },
            timeout: 5000,
          })
        })
        // Shown again where the server refused.
        .finally(() => dismissals.settle(what))
    })
  }
  const notice = notices.show({
    level: 'info',
    messageKey,
    args: { count },
    timeout: undoFor,
    action: { label: 'general.undo', run: () => whats.forEach((what) => dismissals.undo(what)) },
  })
  // The notice stays while it is read, and its action works as long as it stays.
  const stop = notices.subscribe(() => {
    if (notices.get().some(({ id }) => id === notice)) return
    stop()
    // Pressing its button closes it before it acts.
    queueMicrotask(() => whats.forEach((what) => dismissals.commit(what)))
  })
}

function known(session: Session): NotificationId[] {
  const feeds = feedsOf(session)
  const { pending, rows } = feeds.at('notifications').get()
  return [...pending, ...rowIds(rows)]
}

function removed(session: Session, ids: readonly NotificationId[]): void {
  const feeds = feedsOf(session)
  for (const key of feeds.keys()) if (isNotificationFeed(key)) feeds.at(key).remove(new Set(ids))
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof ApiError) || (error.status !== 403 && error.status !== 404)) throw error
}
