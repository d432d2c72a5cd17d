import { isRecord } from '#lib/isRecord.ts'
import type { StoredRecords } from '#features/entities/model/Entities.ts'
import type { AccountStorage } from '#features/session/model/AccountStorage.ts'
import type { FeedPart } from './cutAround.ts'
import type { FeedKey } from '#features/addresses/model/FeedKey.ts'
import type { EntryId } from './FeedState.ts'

/** The stored rows of a feed, with all records for rendering them. */
export interface Snapshot<Id extends EntryId> {
  readonly part: FeedPart<Id>
  /** When the feed was last up to date; earlier versions did not store it. */
  readonly asOf?: number | null
  readonly records: StoredRecords
}

/** Stored rows of feeds, so that the next visit starts with content at the same position. */
export interface Snapshots {
  read<Id extends EntryId>(key: FeedKey): Promise<Snapshot<Id> | null>
  write<Id extends EntryId>(key: FeedKey, snapshot: Snapshot<Id>): Promise<void>
}

/** Raise it when the shape of records or rows changes; older snapshots are then ignored. */
const shape = 4
const snapshotPrefix = 'snapshot:'
/** Number of feeds with a snapshot: the most recently written ones. */
const maxFeeds = 5

export function createSnapshots(storage: AccountStorage, now: () => number): Snapshots {
  const written = new Set<FeedKey>()

  async function prune(): Promise<void> {
    const entries = await storage.entries(snapshotPrefix)
    const byAge = entries.toSorted(([, a], [, b]) => storedAt(b) - storedAt(a))
    await Promise.all(byAge.slice(maxFeeds).map(([key]) => storage.remove(key)))
  }

  return {
    async read<Id extends EntryId>(key: FeedKey) {
      const snapshot = await storage.get(snapshotPrefix + key)
      return isSnapshot<Id>(snapshot) ? snapshot : null
    },
    async write(key, snapshot) {
      await storage.set(snapshotPrefix + key, { shape, keptAt: now(), ...snapshot })
      if (written.has(key)) return
      written.add(key)
      await prune()
    },
  }
}

function storedAt(stored: unknown): number {
  return isRecord(stored) && typeof stored.keptAt === 'number' ? stored.keptAt : 0
}

/** Data with this number has this shape, and ids of the feed that its key names. */
function isSnapshot<Id extends EntryId>(raw: unknown): raw is Snapshot<Id> {
  return isRecord(raw) && raw.shape === shape && isRecord(raw.part) && Array.isArray(raw.part.rows) && isRecord(raw.records)
}
