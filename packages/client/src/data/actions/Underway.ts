import type { Patch } from '#data/entities/EntityTable.ts'
import type { Stop } from '#lib/Cell.ts'
import { createKeyedListeners } from '#lib/KeyedListeners.ts'

/** One switch of one thing: what to show meanwhile and what to ask. */
export interface Toggle {
  /** How the server has it now. */
  readonly isOn: boolean
  readonly wanted: boolean
  readonly show: (wanted: boolean) => Patch
  /** Asks the server and takes its answer in; throws when it refuses. */
  readonly ask: (wanted: boolean) => Promise<void>
  /** After the guess was taken back. */
  readonly onFailure: (error: unknown) => void
  readonly onSuccess?: (isOn: boolean) => void
}

/** Switches under way. A click on one that is under way only changes where it shall end; the server is asked again only if it must. */
export interface ToggleQueue {
  /** Resolves when the switch rests, however it ended. */
  run(key: string, toggle: Toggle): Promise<void>
  isRunning(key: string): boolean
  subscribe(key: string, listener: () => void): Stop
}

interface Running {
  wanted: boolean
  patch: Patch
  done: Promise<void>
}

export function createToggleQueue(batch: (run: () => void) => void): ToggleQueue {
  const running = new Map<string, Running>()
  const listeners = createKeyedListeners<string>()

  async function untilAtRest(key: string, entry: Running, { isOn, ask, onFailure, onSuccess }: Toggle): Promise<void> {
    let confirmed = isOn
    try {
      while (confirmed !== entry.wanted) {
        const target = entry.wanted
        await ask(target)
        confirmed = target
      }
      entry.patch.settle()
      onSuccess?.(confirmed)
    } catch (error) {
      entry.patch.revert()
      // A refusal of what is no longer wanted needs no words.
      if (confirmed !== entry.wanted) onFailure(error)
    } finally {
      running.delete(key)
      listeners.notify(key)
    }
  }

  return {
    isRunning: (key) => running.has(key),
    subscribe: listeners.subscribe,
    run(key, toggle) {
      const known = running.get(key)
      if (known) {
        if (known.wanted === toggle.wanted) return known.done
        known.wanted = toggle.wanted
        batch(() => {
          known.patch.revert()
          known.patch = toggle.show(toggle.wanted)
        })
        return known.done
      }
      if (toggle.isOn === toggle.wanted) return Promise.resolve()
      const entry: Running = { wanted: toggle.wanted, patch: toggle.show(toggle.wanted), done: Promise.resolve() }
      running.set(key, entry)
      entry.done = untilAtRest(key, entry, toggle)
      listeners.notify(key)
      return entry.done
    },
  }
}
