import { markBack, markLost } from '#data/session/lostSince.ts'
import { createSlot } from '#data/session/Slot.ts'
import { createFeeds, type Feeds } from './Feeds.ts'
import { draftsOf } from '#data/composer/Drafts.ts'
import { placesOf } from './placesOf.ts'
import { createSnapshots } from './Snapshots.ts'

export const feedsOf = createSlot<Feeds>(
  (session) => {
    const { client, entities, settings, notices, clock, me, server, storage } = session
    const snapshots = createSnapshots(storage, clock.now)
    const filtersReplies = () => server.get().capabilities.replyFilter
    return createFeeds({
      client,
      entities,
      settings,
      notices,
      clock,
      me,
      filtersReplies,
      places: placesOf(session),
      snapshots,
      isWrittenUnder: (id) =>
        draftsOf.isReady(session) && ([`reply:${id}`, `quote:${id}`] as const).some((key) => draftsOf(session).get(key) !== undefined),
      onAnswer: () => markBack(session),
      onOutage: () => markLost(session),
    })
  },
  { flush: (feeds) => feeds.keepSnapshots(), close: (feeds) => feeds.close() },
)
