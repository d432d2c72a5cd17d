import * as conversations from '@rookery/api/calls/conversations'
import { ApiError } from '@rookery/api/http/ApiError'
import type { AccountId, NotificationId } from '@rookery/api/wire/model'
import { rowIds } from '@rookery/store/FeedState'
import type { Session } from '#features/session/model/Session.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import type { Stop } from '@rookery/store/Cell'
import type { PageState } from './pageState.ts'

/**
 * Refreshes the counts of unread direct messages and follow requests, which servers send with the user's own account. Fetches them after
 * each new one, and marks messages as read while they are on screen.
 */
export function startOwnCounts({ session, page }: { readonly session: Session; readonly page: PageState }): Stop {
  const { client, entities, me } = session
  const feeds = feedsOf(session)
  if (me === null) return () => {}
  const notifications = feeds.at('notifications')
  const unread = () => entities.accounts.get(me)?.own?.unreadConversationCount ?? 0
  /** Undefined until the list has loaded: the server's count includes its entries. */
  let newest = notifications.get().loaded ? newestCounted() : undefined
  let isMarking = false

  function newestCounted(): NotificationId | null {
    const { pending, rows } = notifications.get()
    const found = [...pending, ...rowIds(rows)].find((id) => {
      const record = entities.notifications.get(id)
      if (record?.type === 'follow_request') return true
      return record?.type === 'mention' && record.statusId !== null && entities.statuses.get(record.statusId)?.visibility === 'direct'
    })
    return found ?? null
  }

  function lookForNew(): void {
    if (!notifications.get().loaded) return
    const before = newest
    newest = newestCounted()
    if (newest !== null && before !== undefined && newest !== before) void session.checkToken()
  }

  async function markRead(of: AccountId): Promise<void> {
    if (isMarking || unread() === 0 || !page.focused.get() || !feeds.shown.get().includes('direct')) return
    isMarking = true
    try {
      await conversations.markAllRead(client)
      entities.accounts
        .patch(of, (account) => (account.own ? { ...account, own: { ...account.own, unreadConversationCount: 0 } } : account))
        .settle()
    } catch (error) {
      // The number stays, and the next look tries again.
      if (!(error instanceof ApiError)) throw error
    } finally {
      isMarking = false
    }
  }

  const look = () => void markRead(me)
  look()
  const stops = [
    notifications.watch(lookForNew),
    feeds.shown.subscribe(look),
    page.focused.subscribe(look),
    entities.accounts.subscribe(me, look),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
