import { createCell, type Cell } from '@rookery/store/Cell'
import { isRecord, parseRecord } from '#lib/isRecord.ts'
import type { StoredText } from './StoredText.ts'
import { createDeviceSlot } from './deviceSlot.ts'
import type { AccountKey } from './StoredAccounts.ts'

/** The number of unseen notifications of an account, as of the last check. */
export interface UnreadCount {
  readonly count: number
  /** Time of the count, in ms since the epoch. */
  readonly at: number
}

/** Unread notifications of the device's accounts, for the list of accounts; shared by all tabs. */
export interface UnreadCounts extends Cell<ReadonlyMap<string, UnreadCount>> {
  put(key: AccountKey, count: number, at: number): void
  remove(key: AccountKey): void
  /** Reads the stored counts again, because another tab has changed them. */
  reloadStored(): void
}

export const unreadKey = 'rookery.unread'

/** Counts of the device; not needed before the first render. */
export const unreadCountsOf = createDeviceSlot(({ stored }) => createUnreadCounts(stored))

function createUnreadCounts(stored: StoredText): UnreadCounts {
  const cell = createCell(read(stored))

  function write(change: (counts: Map<string, UnreadCount>) => void): void {
    const counts = read(stored)
    change(counts)
    stored.set(unreadKey, JSON.stringify(Object.fromEntries(counts)))
    cell.set(counts)
  }

  return {
    get: cell.get,
    subscribe: cell.subscribe,
    put: (key, count, at) => write((counts) => counts.set(key, { count, at })),
    remove(key) {
      if (read(stored).has(key)) write((counts) => counts.delete(key))
    },
    reloadStored: () => cell.set(read(stored)),
  }
}

function read(stored: StoredText): Map<string, UnreadCount> {
  const entries = Object.entries(parseRecord(stored.get(unreadKey)))
  return new Map(entries.filter((entry): entry is [string, UnreadCount] => isUnreadCount(entry[1])))
}

function isUnreadCount(raw: unknown): raw is UnreadCount {
  return isRecord(raw) && typeof raw.count === 'number' && raw.count >= 0 && typeof raw.at === 'number'
}
