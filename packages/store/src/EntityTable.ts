import type { Stop } from './Cell.ts'
import { createKeyedListeners } from './KeyedListeners.ts'
import { isEqual, reuseEqual } from './isEqual.ts'
import type { Changes } from './Changes.ts'

/**
 * An optimistic change that is shown until the server has answered. End it once, by `settle` or by `revert`; a second end
 * does nothing.
 */
export interface Patch {
  /** The server agreed. If its answer came in since the patch began, that answer stands; otherwise the guess becomes what is confirmed. */
  settle(): void
  /** The server refused: its last answer is shown again. */
  revert(): void
}

/** What the server said last about each id (`confirmed`) with the open guesses (`patches`) over it. */
export interface EntityTable<Id extends string, Value> {
  /** The patches applied over the confirmed value. The same object until something changes. */
  get(id: Id): Value | undefined
  /** What the server said last, without guesses. */
  confirmed(id: Id): Value | undefined
  subscribe(id: Id, listener: () => void): Stop
  /**
   * Shows a guess. `change` is applied again over every newer answer, so it must be harmless on a value that has it already
   * (set a flag and count only when the flag was not set).
   */
  patch(id: Id, change: (value: Value) => Value): Patch
  ids(): IterableIterator<Id>
  /** True while somebody listens to the id or has a patch on it. */
  isHeld(id: Id): boolean
  readonly size: number
}

/** The writing side; only `Entities` has it. */
export interface WritableTable<Id extends string, Value> extends EntityTable<Id, Value> {
  /** Takes what the server said in an answer as old as `asOf`; an older answer than the one kept is ignored. */
  write(id: Id, value: Value, asOf: number): void
  forget(id: Id): void
}

interface Row<Value> {
  confirmed: Value | undefined
  /** Which answer `confirmed` came in. */
  asOf: number
  /** How many answers have been taken, so that a patch knows whether one came after it. */
  answers: number
  patches: readonly ((value: Value) => Value)[]
  shown: Value | undefined
}

export interface TableOptions<Value> {
  readonly changes: Changes
  /** Tells that `next` is an older state than `previous` whatever request brought it. */
  readonly isOlder?: (next: Value, previous: Value) => boolean
  /** What to keep of `previous` that `next` cannot know. */
  readonly merge?: (next: Value, previous: Value) => Value
}

export function createEntityTable<Id extends string, Value>(options: TableOptions<Value>): WritableTable<Id, Value> {
  const { changes, isOlder, merge } = options
  const rows = new Map<Id, Row<Value>>()
  const listeners = createKeyedListeners<Id>()

  function rowOf(id: Id): Row<Value> {
    const row = rows.get(id) ?? { confirmed: undefined, asOf: -1, answers: 0, patches: [], shown: undefined }
    rows.set(id, row)
    return row
  }

  function show(id: Id, row: Row<Value>): void {
    let shown = row.confirmed
    if (shown !== undefined) for (const change of row.patches) shown = change(shown)
    if (Object.is(shown, row.shown)) return
    // An answer that says what a guess has shown already is no change to see.
    if (isEqual(row.shown, shown)) {
      if (row.patches.length === 0) row.confirmed = row.shown
      return
    }
    row.shown = shown
    changes.changed(listeners, id)
  }

  return {
    get: (id) => rows.get(id)?.shown,
    confirmed: (id) => rows.get(id)?.confirmed,
    subscribe: listeners.subscribe,
    ids: () => rows.keys(),
    get size() {
      return rows.size
    },
    isHeld: (id) => listeners.has(id) || (rows.get(id)?.patches.length ?? 0) > 0,
    forget(id) {
      rows.delete(id)
    },
    write(id, value, asOf) {
      const row = rowOf(id)
      const previous = row.confirmed
      if (previous !== undefined) {
        if (isOlder?.(value, previous) || (asOf < row.asOf && !isOlder?.(previous, value))) return
        row.confirmed = reuseEqual(previous, merge ? merge(value, previous) : value)
      } else {
        row.confirmed = value
      }
      row.asOf = Math.max(row.asOf, asOf)
      row.answers += 1
      show(id, row)
    },
    patch(id, change) {
      const row = rowOf(id)
      const answersBefore = row.answers
      let open = true
      // A function of its own identifies each patch, also when the same change is applied twice.
      const own = (value: Value) => change(value)
      row.patches = [...row.patches, own]
      show(id, row)

      function end(): boolean {
        if (!open) return false
        open = false
        row.patches = row.patches.filter((other) => other !== own)
        return true
      }
      return {
        settle() {
          if (!end()) return
          if (row.answers === answersBefore && row.confirmed !== undefined) row.confirmed = change(row.confirmed)
          show(id, row)
        },
        revert() {
          if (end()) show(id, row)
        },
      }
    },
  }
}
