import type { Entities, StoredRecords } from '#features/entities/model/Entities.ts'
import { recordsToStore } from '#features/entities/model/recordsToStore.ts'
import { cutAround } from './cutAround.ts'
import type { Feed } from './Feed.ts'
import type { FeedKey, NotificationFeedKey, StatusFeedKey } from '#features/addresses/model/FeedKey.ts'
import { rowIds } from '@rookery/store/FeedState'
import type { EntryId } from './FeedState.ts'
import type { NotificationId, StatusId } from '@rookery/api/wire/model'
import type { ScrollPosition, ScrollPositions } from './ScrollPositions.ts'
import type { Snapshots } from './Snapshots.ts'

export interface FeedStorage {
  /** Restores stored rows, unless the server was faster. */
  restore<Id extends EntryId>(key: FeedKey, feed: Feed<Id>): Promise<void>
  storeStatuses(key: StatusFeedKey, feed: Feed<StatusId>): Promise<void>
  storeNotifications(key: NotificationFeedKey, feed: Feed<NotificationId>): Promise<void>
}

/** Stores the rows of each feed around the scroll position, and restores them. */
export function createFeedStorage({
  entities,
  places,
  snapshots,
}: {
  entities: Entities
  places: ScrollPositions
  snapshots: Snapshots
}): FeedStorage {
  /** The state of each feed when it was last stored. */
  const last = new Map<FeedKey, { state: unknown; place: ScrollPosition | null }>()

  async function store<Id extends EntryId>(key: FeedKey, feed: Feed<Id>, recordsOf: (ids: readonly Id[]) => StoredRecords): Promise<void> {
    const state = feed.get()
    const place = places.get(key)
    const before = last.get(key)
    if (before?.state === state && before.place === place) return
    last.set(key, { state, place })
    const part = cutAround(state, place)
    if (part) await snapshots.write(key, { part, asOf: feed.asOf(), records: recordsOf(rowIds(part.rows)) })
  }

  return {
    async restore<Id extends EntryId>(key: FeedKey, feed: Feed<Id>) {
      const snapshot = await snapshots.read<Id>(key)
      if (!snapshot || feed.get().loaded) return
      entities.restore(snapshot.records)
      feed.restore(snapshot.part, snapshot.asOf ?? null)
    },
    storeStatuses: (key, feed) => store(key, feed, (statuses) => recordsToStore(entities, { statuses })),
    storeNotifications: (key, feed) => store(key, feed, (notifications) => recordsToStore(entities, { notifications })),
  }
}
