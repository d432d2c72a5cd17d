import type { Stop } from './Cell.ts'
import { createListeners } from './Listeners.ts'

/** A table whose listeners are told which ids changed. */
export interface ChangeTarget<Id extends string> {
  notify(id: Id): void
}

/** Collects what changed while a batch runs, and tells each listener once when it is over. */
export interface Changes {
  /** Batches may nest; the outermost tells. Listeners are told even when `run` throws. */
  batch(run: () => void): void
  changed<Id extends string>(target: ChangeTarget<Id>, id: Id): void
  /** Calls the listener once for every batch that changed anything. */
  subscribe(listener: () => void): Stop
}

export function createChanges(): Changes {
  let depth = 0
  const listeners = createListeners()
  let waiting = new Map<ChangeTarget<string>, Set<string>>()

  function tell(): void {
    // A listener may start a batch of its own, which is told in the next round.
    while (waiting.size > 0) {
      const told = waiting
      waiting = new Map()
      for (const [target, ids] of told) for (const id of ids) target.notify(id)
      listeners.tell()
    }
  }

  function batch(run: () => void): void {
    depth += 1
    try {
      run()
    } finally {
      depth -= 1
      if (depth === 0) tell()
    }
  }

  return {
    batch,
    subscribe: listeners.subscribe,
    changed(target, id) {
      const ids = waiting.get(target) ?? new Set()
      waiting.set(target, ids.add(id))
      if (depth === 0) batch(() => {})
    },
  }
}
