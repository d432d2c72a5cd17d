import type { Stop } from './Cell.ts'
import { createKeyedListeners } from './KeyedListeners.ts'
import { isEqual, reuseEqual } from './isEqual.ts'
import type { Batches } from './Batches.ts'

/**
 * An optimistic change that is shown until the server has responded. End it once, by `settle` or by `revert`; a second end
 * does nothing.
 */
export interface Patch {
  /** The server agreed. A response that arrived since the patch began stands; otherwise the patch becomes part of the confirmed value. */
  settle(): void
  /** The server refused: the confirmed value is shown again. */
  revert(): void
}

/** The reading side of a table: for each id the last response of the server (`confirmed`) with the open patches over it. */
export interface EntityTable<Id extends string, Value> {
  /** The patches applied over the confirmed value. The same object until something batches. */
  get(id: Id): Value | undefined
  /** The last response of the server, without patches. */
  confirmed(id: Id): Value | undefined
  subscribe(id: Id, listener: () => void): Stop
  /**
   * Shows an optimistic change. It is applied again over each newer response, so it must leave a value alone that has it already
   * (raise a count only when the flag was not set).
   */
  patch(id: Id, change: (value: Value) => Value): Patch
  ids(): IterableIterator<Id>
  /** True while somebody listens to the id or has a patch on it. */
  isHeld(id: Id): boolean
  readonly size: number
}

/** A table with its writing side, which belongs to the code that receives responses. */
export interface WritableTable<Id extends string, Value> extends EntityTable<Id, Value> {
  /** Stores a value from a response. `requestSeq` orders requests by their start; the response to an earlier one is ignored. */
  write(id: Id, value: Value, requestSeq: number): void
  /** Removes an id, without notifying its listeners. */
  delete(id: Id): void
}

interface Row<Value> {
  confirmed: Value | undefined
  /** The request that `confirmed` came from. */
  requestSeq: number
  /** Number of responses so far, so that a patch knows whether one came after it. */
  responses: number
  patches: readonly ((value: Value) => Value)[]
  shown: Value | undefined
}

/** The rules of a table. */
export interface TableOptions<Value> {
  readonly batches: Batches
  /** True when `next` is an older state than `previous`, whichever request brought it. */
  readonly isOlder?: (next: Value, previous: Value) => boolean
  /** `next` with the parts of `previous` that its response cannot contain. */
  readonly merge?: (next: Value, previous: Value) => Value
}

/**
 * An empty table.
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

  function show(id: Id, row: Row<Value>): void {
    let shown = row.confirmed
    if (shown !== undefined) for (const change of row.patches) shown = change(shown)
    if (Object.is(shown, row.shown)) return
    // A response that equals the patched value changes nothing on screen.
    if (isEqual(row.shown, shown)) {
      if (row.patches.length === 0) row.confirmed = row.shown
      return
    }
    row.shown = shown
    batches.changed(listeners, id)
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
      show(id, row)
    },
    patch(id, change) {
      const row = rowOf(id)
      const responsesBefore = row.responses
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
          if (row.responses === responsesBefore && row.confirmed !== undefined) row.confirmed = change(row.confirmed)
          show(id, row)
        },
        revert() {
          if (end()) show(id, row)
        },
      }
    },
  }
}
