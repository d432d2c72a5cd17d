import { parseRecord } from '#lib/isRecord.ts'
import type { StoredText } from './StoredText.ts'

/**
 * Writes that the database had not confirmed when the page was left. A closing page does not live to see them, and browsers transfer large
 * values only later. So they are stored as text, which is synchronous.
 */
export interface UnloadJournal {
  /** Values that earlier pages left, by key; `undefined` for a removed one. */
  read(): ReadonlyMap<string, unknown>
  /** Values must be JSON; `undefined` for a removed one. */
  store(values: ReadonlyMap<string, unknown>): void
  /** The database has the value now, or it was replaced. */
  drop(key: string): void
  clear(): void
}

/** Characters, of the five million that a browser stores for a site: more than the snapshots of a few feeds need. */
const max = 2_000_000

/** JSON cannot hold `undefined`, so a value is a list of one, and a removed value an empty list. */
type StoredRaw = readonly [] | readonly [unknown]

/** @param name of the database */
export function createUnloadJournal(stored: StoredText, name: string): UnloadJournal {
  const textKey = `rookery.left:${name}`
  const read = () =>
    new Map(Object.entries(parseRecord(stored.get(textKey))).filter((entry): entry is [string, StoredRaw] => isStored(entry[1])))
  const clear = () => {
    if (stored.get(textKey) !== null) stored.remove(textKey)
  }

  function write(values: ReadonlyMap<string, StoredRaw>): void {
    const fitting = thatFit(values)
    if (fitting.length === 0) clear()
    else stored.set(textKey, `{${fitting.join()}}`)
  }

  return {
    read: () => new Map([...read()].map(([key, [value]]) => [key, value])),
    store(values) {
      if (values.size === 0) return
      const notified = [...values].map(([key, value]): [string, StoredRaw] => [key, value === undefined ? [] : [value]])
      write(new Map([...read(), ...notified]))
    },
    drop(key) {
      const values = read()
      if (values.delete(key)) write(values)
    },
    clear,
  }
}

/** The values as JSON, small ones first: a draft is never as long as a feed, which would leave no room for it. */
function thatFit(values: ReadonlyMap<string, StoredRaw>): readonly string[] {
  let left = max
  return [...values]
    .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
    .toSorted((a, b) => a.length - b.length)
    .filter((text) => (left -= text.length + 1) > 0)
}

function isStored(raw: unknown): raw is StoredRaw {
  return Array.isArray(raw) && raw.length <= 1
}
