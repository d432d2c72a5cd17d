import { rowIds } from '@rookery/store/FeedState'
import type { Session } from '#features/session/model/Session.ts'
import type { Stop } from '@rookery/store/Cell'
import { warnDeveloper } from '#lib/warnDeveloper.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

/** Warns once for each unknown type that its notifications are shown in general terms. */
export function startUnknownNotifications(session: Session, warn = warnDeveloper): Stop {
  const { entities } = session
  const feed = feedsOf(session).at('notifications')
  const notified = new Set<string>()

  function look(): void {
    const { pending, rows } = feed.get()
    for (const id of [...pending, ...rowIds(rows)]) {
      const record = entities.notifications.get(id)
      if (record?.type !== 'unknown' || notified.has(record.rawType)) continue
      notified.add(record.rawType)
      warn(`Rookery has no words for notifications of the type "${record.rawType.slice(0, 60)}". They are shown in general terms.`)
    }
  }

  look()
  return feed.watch(look)
}
