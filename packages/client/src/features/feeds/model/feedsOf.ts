import { markBack, markLost } from '#features/session/model/lostSince.ts'
import { createSlot } from '#features/session/model/Slot.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { createFeeds, type Feeds } from './Feeds.ts'
import { scrollPositionsOf } from './scrollPositionsOf.ts'
import { postsWrittenUnderOf } from './postsWrittenUnder.ts'
import { createSnapshots } from './Snapshots.ts'

export const feedsOf = createSlot<Feeds>(
  (session) => {
    const { client, entities, notices, clock, me, server, storage } = session
    const snapshots = createSnapshots(storage, clock.now)
    const filtersReplies = () => server.get().capabilities.replyFilter
    return createFeeds({
      client,
      entities,
      settings: settingsOf(session),
      notices,
      clock,
      me,
      filtersReplies,
      reportsUnknown: () => server.get().capabilities.notificationFallbacks,
      places: scrollPositionsOf(session),
      snapshots,
      isWrittenUnder: (id) => postsWrittenUnderOf(session).has(id),
      onResponse: () => markBack(session),
      onOutage: () => markLost(session),
    })
  },
  { flush: (feeds) => feeds.storeSnapshots(), close: (feeds) => feeds.close() },
)
