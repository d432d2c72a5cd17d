import type { Entities, KeptRecords } from '#features/entities/model/Entities.ts'
import { keptRecords } from '#features/entities/model/keptRecords.ts'
import { aroundPlace } from './aroundPlace.ts'
import type { Feed } from './Feed.ts'
import type { FeedKey, NotificationFeedKey, StatusFeedKey } from '#features/addresses/model/FeedKey.ts'
import { rowIds } from '@rookery/store/FeedState'
import type { EntryId } from './FeedState.ts'
import type { NotificationId, StatusId } from '@rookery/api/wire/model'
import type { Place, Places } from './Places.ts'
import type { Snapshots } from './Snapshots.ts'

export interface KeptFeeds {
  /** Puts what was kept into the feed, unless the server was faster. */
  restore<Id extends EntryId>(key: FeedKey, feed: Feed<Id>): Promise<void>
  keepStatuses(key: StatusFeedKey, feed: Feed<StatusId>): Promise<void>
  keepNotifications(key: NotificationFeedKey, feed: Feed<NotificationId>): Promise<void>
}

/** Keeps the part of each feed around the reader, and brings it back. */
export function createKeptFeeds({ entities, places, snapshots }: { entities: Entities; places: Places; snapshots: Snapshots }): KeptFeeds {
  /** What each feed was like when it was last kept. */
  const last = new Map<FeedKey, { state: unknown; place: Place | null }>()

  async function keep<Id extends EntryId>(key: FeedKey, feed: Feed<Id>, recordsOf: (ids: readonly Id[]) => KeptRecords): Promise<void> {
    const state = feed.get()
    const place = places.get(key)
    const before = last.get(key)
    if (before?.state === state && before.place === place) return
    last.set(key, { state, place })
    const part = aroundPlace(state, place)
    if (part) await snapshots.write(key, { part, asOf: feed.asOf(), records: recordsOf(rowIds(part.rows)) })
  }

  return {
    async restore<Id extends EntryId>(key: FeedKey, feed: Feed<Id>) {
      const kept = await snapshots.read<Id>(key)
      if (!kept || feed.get().loaded) return
      entities.restore(kept.records)
      feed.restore(kept.part, kept.asOf ?? null)
    },
    keepStatuses: (key, feed) => keep(key, feed, (statuses) => keptRecords(entities, { statuses })),
    keepNotifications: (key, feed) => keep(key, feed, (notifications) => keptRecords(entities, { notifications })),
  }
}
