import type { Stop } from './Cell.ts'
import { createKeyedListeners } from './KeyedListeners.ts'
import { isEqual, reuseEqual } from './isEqual.ts'
import type { Batches } from './Batches.ts'

/** An optimistic change that is shown until the server responds. Call `settle` or `revert` once; further calls do nothing. */
export interface Patch {
  /** The server agreed. If no response arrived since the patch began, the patch is applied to the confirmed value. */
  settle(): void
  /** The server rejected the change: the confirmed value is shown again. */
  revert(): void
}

/** The reading side of a table. Each id has the server's last value (`confirmed`) and the open patches over it. */
export interface EntityTable<Id extends string, Value> {
  /** The confirmed value with all open patches applied. Returns the same object until the value changes. */
  get(id: Id): Value | undefined
  /** The server's last value, without patches. */
  confirmed(id: Id): Value | undefined
  subscribe(id: Id, listener: () => void): Stop
  /**
   * Shows an optimistic change. `change` runs again over each newer response, so it must return a value that already has the change
   * as it is: raise a count only if the flag was not set.
   */
  patch(id: Id, change: (value: Value) => Value): Patch
  ids(): IterableIterator<Id>
  /** True while the id has a listener or an open patch. */
  isHeld(id: Id): boolean
  readonly size: number
}

/** A table that can be written. Only the code that receives responses has this type. */
export interface WritableTable<Id extends string, Value> extends EntityTable<Id, Value> {
  /** Stores a value from a response. `requestSeq` numbers requests by their start: a response to an earlier request is ignored. */
  write(id: Id, value: Value, requestSeq: number): void
  /** Removes an id, without notifying its listeners. */
  delete(id: Id): void
}

interface Row<Value> {
  confirmed: Value | undefined
  /** Number of the latest request whose response was stored. */
  requestSeq: number
  /** Number of stored responses. A patch compares it to find out if one arrived after it began. */
  responses: number
  patches: readonly ((value: Value) => Value)[]
  /** `confirmed` with the patches applied. */
  shown: Value | undefined
}

/** How a table compares and merges values. */
export interface TableOptions<Value> {
  readonly batches: Batches
  /** True if `next` is an older state than `previous`, regardless of the request order. */
  readonly isOlder?: (next: Value, previous: Value) => boolean
  /** Returns `next` with those fields of `previous` that its response cannot contain. */
  readonly merge?: (next: Value, previous: Value) => Value
}

/**
 * Creates an empty table.
 *
 * @example
 * const posts = createEntityTable<PostId, Post>({ batches: createBatches() })
 * posts.write('1', { text: 'Hello', likes: 0 }, 0)
 * const patch = posts.patch('1', (post) => ({ ...post, likes: 1 }))
 * posts.get('1') // { text: 'Hello', likes: 1 }
 * patch.revert()
 */
export function createEntityTable<Id extends string, Value>(options: TableOptions<Value>): WritableTable<Id, Value> {
  const { batches, isOlder, merge } = options
  const rows = new Map<Id, Row<Value>>()
  const listeners = createKeyedListeners<Id>()

  function rowOf(id: Id): Row<Value> {
    const row = rows.get(id) ?? { confirmed: undefined, requestSeq: -1, responses: 0, patches: [], shown: undefined }
    rows.set(id, row)
    return row
  }

  function refreshShown(id: Id, row: Row<Value>): void {
    let shown = row.confirmed
    if (shown !== undefined) for (const change of row.patches) shown = change(shown)
    if (Object.is(shown, row.shown)) return
    // A response that equals the patched value changes nothing on screen.
    if (isEqual(row.shown, shown)) {
      if (row.patches.length === 0) row.confirmed = row.shown
      return
    }
    row.shown = shown
    batches.markChanged(listeners, id)
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
    delete(id) {
      rows.delete(id)
    },
    write(id, value, requestSeq) {
      const row = rowOf(id)
      const previous = row.confirmed
      if (previous !== undefined) {
        if (isOlder?.(value, previous) || (requestSeq < row.requestSeq && !isOlder?.(previous, value))) return
        row.confirmed = reuseEqual(previous, merge ? merge(value, previous) : value)
      } else {
        row.confirmed = value
      }
      row.requestSeq = Math.max(row.requestSeq, requestSeq)
      row.responses += 1
      refreshShown(id, row)
    },
    patch(id, change) {
      const row = rowOf(id)
      const responsesBefore = row.responses
      let open = true
      // A new function identifies this patch, even if the same change is applied twice.
      const ownChange = (value: Value) => change(value)
      row.patches = [...row.patches, ownChange]
      refreshShown(id, row)

      function end(): boolean {
        if (!open) return false
        open = false
        row.patches = row.patches.filter((other) => other !== ownChange)
        return true
      }
      return {
        settle() {
          if (!end()) return
          if (row.responses === responsesBefore && row.confirmed !== undefined) row.confirmed = change(row.confirmed)
          refreshShown(id, row)
        },
        revert() {
          if (end()) refreshShown(id, row)
        },
      }
    },
  }
}
