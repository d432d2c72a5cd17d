import { subscribeUnseenTotal, unseenTotal } from '#features/notifications/model/unseenTotal.ts'
import type { Session } from '#features/session/model/Session.ts'
import { profileOf } from '#features/session/model/profileOf.ts'
import { unreadCountsOf } from '#features/session/model/UnreadCounts.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import type { Stop } from '@rookery/store/Cell'

/** Stores the look and unseen count of the account, for the list of accounts. */
export function rememberAccount(session: Session): Stop {
  const { clock, device, entities, key, me, server } = session
  const feeds = feedsOf(session)
  if (me === null) return () => {}

  const describe = () => {
    const account = entities.accounts.get(me)
    if (account) device.accounts.describe(key, profileOf(account, server.get().instance.domain))
  }
  const count = () => {
    if (!feeds.at('notifications').get().loaded || !device.accounts.at(key)) return
    const unseen = unseenTotal(session).count
    const counts = unreadCountsOf(device)
    if (counts.get().get(key)?.count !== unseen) counts.put(key, unseen, clock.now())
  }
  describe()
  count()
  const stops = [entities.accounts.subscribe(me, describe), server.subscribe(describe), subscribeUnseenTotal(session, count)]
  return () => {
    for (const stop of stops) stop()
  }
}
