import { parseRecord } from '#lib/isRecord.ts'
import type { KeptText } from './KeptText.ts'

/**
 * What a database was given and had not confirmed when its page was left. A page that goes does not live to see the write
 * through, and browsers hand large values over only after it has gone: so they are kept as text, which is done at once.
 */
export interface Unwritten {
  /** What pages before this one left behind, by key. */
  read(): ReadonlyMap<string, unknown>
  /** Values must be what JSON can hold. */
  keep(values: ReadonlyMap<string, unknown>): void
  /** The database has it now, or nobody wants it any more. */
  drop(key: string): void
  clear(): void
}

/** Characters, of the five million that a browser keeps for a site: more than a few feeds around their places take. */
const most = 2_000_000

/** @param name of the database */
export function createUnwritten(kept: KeptText, name: string): Unwritten {
  const textKey = `rookery.unwritten:${name}`
  const read = () => parseRecord(kept.get(textKey))
  const clear = () => {
    if (kept.get(textKey) !== null) kept.remove(textKey)
  }

  function write(values: Readonly<Record<string, unknown>>): void {
    if (Object.keys(values).length === 0) return clear()
    const text = JSON.stringify(values)
    if (text.length <= most) kept.set(textKey, text)
  }

  return {
    read: () => new Map(Object.entries(read())),
    keep(values) {
      if (values.size > 0) write({ ...read(), ...Object.fromEntries(values) })
    },
    drop(key) {
      if (kept.get(textKey) === null) return
      write(Object.fromEntries(Object.entries(read()).filter(([other]) => other !== key)))
    },
    clear,
  }
}
