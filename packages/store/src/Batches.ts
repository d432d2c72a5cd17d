import type { Stop } from './Cell.ts'
import { createListeners } from './Listeners.ts'

/** Listeners by id, for instance of a table. */
export interface BatchTarget<Id extends string> {
  notify(id: Id): void
}

/** Collects changed ids while a batch runs, and notifies each listener once at its end. */
export interface Batches {
  /** Batches may nest; listeners are notified at the end of the outermost one, even when `run` throws. */
  batch(run: () => void): void
  /** Notifies the listeners of an id at the end of the batch, or at once where none runs. */
  changed<Id extends string>(target: BatchTarget<Id>, id: Id): void
  /** Calls the listener once for every batch that changed anything. */
  subscribe(listener: () => void): Stop
}

/**
 * Batches for tables that change together.
 *
 * @example
 * const batches = createBatches()
 * const posts = createEntityTable<PostId, Post>({ batches })
 * batches.batch(() => {
 *   posts.write('1', first, 0)
 *   posts.write('2', second, 0)
 * })
 */
export function createBatches(): Batches {
  let depth = 0
  const listeners = createListeners()
  let changedIds = new Map<BatchTarget<string>, Set<string>>()

  function notify(): void {
    // A listener may start a batch of its own. Its listeners are notified in the next round.
    while (changedIds.size > 0) {
      const due = changedIds
      changedIds = new Map()
      for (const [target, ids] of due) for (const id of ids) target.notify(id)
      listeners.notify()
    }
  }

  function batch(run: () => void): void {
    depth += 1
    try {
      run()
    } finally {
      depth -= 1
      if (depth === 0) notify()
    }
  }

  return {
    batch,
    subscribe: listeners.subscribe,
    changed(target, id) {
      const ids = changedIds.get(target) ?? new Set()
      changedIds.set(target, ids.add(id))
      if (depth === 0) batch(() => {})
    },
  }
}
