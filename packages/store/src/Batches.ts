import type { Stop } from './Cell.ts'
import { createListeners } from './Listeners.ts'

/** Listeners of ids that a batch notifies. An entity table has one. */
export interface BatchTarget<Id extends string> {
  notify(id: Id): void
}

/** Collects changed ids while a batch runs, and notifies each listener once at its end. */
export interface Batches {
  /** Batches may nest; listeners are notified at the end of the outermost one, even when `run` throws. */
  batch(run: () => void): void
  /** Marks an id as changed: its listeners are notified at the end of the batch, or now if none runs. */
  markChanged<Id extends string>(target: BatchTarget<Id>, id: Id): void
  /** Calls the listener once after each batch that changed something. */
  subscribe(listener: () => void): Stop
}

/**
 * Creates batches for tables that change together.
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
      const changed = changedIds
      changedIds = new Map()
      for (const [target, ids] of changed) for (const id of ids) target.notify(id)
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
    markChanged(target, id) {
      const ids = changedIds.get(target) ?? new Set()
      changedIds.set(target, ids.add(id))
      if (depth === 0) batch(() => {})
    },
  }
}
