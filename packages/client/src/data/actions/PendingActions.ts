import type { Patch } from '#data/entities/EntityTable.ts'
import type { Stop } from '#lib/Cell.ts'
import { createKeyedListeners } from '#lib/KeyedListeners.ts'
import type { Act } from '#data/outbox/OutboxEntry.ts'
import type { Wish } from '#data/outbox/outboxOf.ts'
import { throughOutbox } from '#data/outbox/throughOutbox.ts'
import type { Session } from '#data/session/Session.ts'
import { createSlot } from '#data/session/Slot.ts'

/** One switch: what to show meanwhile and what to ask. */
export interface Toggle {
  /** How the server has it now. */
  readonly isOn: boolean
  readonly wanted: boolean
  readonly show: (wanted: boolean) => Patch
  /** Asks the server and takes its answer in; throws when it refuses. */
  readonly ask: (wanted: boolean) => Promise<void>
  /** Called after the optimistic change was taken back. */
  readonly onFailure: (error: unknown) => void
  readonly onSuccess?: (isOn: boolean) => void
  /** What the outbox keeps of it when there is no line; absent where it is taken back then. */
  readonly act?: Pick<Act, 'what' | 'id' | 'details'> | undefined
}

/** What the person started and the server has not answered yet, by name. */
export interface PendingActions {
  /**
   * Switches something. A click while it is under way only changes where it shall end; the server is asked again only if it
   * must. Resolves when the switch rests, however it ended.
   */
  toggle(key: string, toggle: Toggle): Promise<void>
  /** Does something once: null when it is under way already. */
  once<Value>(key: string, work: () => Promise<Value>): Promise<Value | null>
  isRunning(key: string): boolean
  subscribe(key: string, listener: () => void): Stop
}

/** The patch of an action that shows nothing until the server has answered. */
export const noGuess: Patch = { settle: () => {}, revert: () => {} }

interface Running extends Wish {
  wanted: boolean
  patch: Patch
  done: Promise<void>
}

export const pendingActionsOf = createSlot(createPendingActions)

function createPendingActions(session: Session): PendingActions {
  const toggles = new Map<string, Running>()
  const single = new Set<string>()
  const listeners = createKeyedListeners<string>()

  async function untilAtRest(key: string, entry: Running, { isOn, ask, onFailure, onSuccess, act }: Toggle): Promise<void> {
    let confirmed = isOn
    try {
      while (confirmed !== entry.wanted) {
        const target = entry.wanted
        const call = () => ask(target)
        if (act) confirmed = await throughOutbox(session, { ...act, subject: key, wanted: target }, call, entry)
        else {
          await call()
          confirmed = target
        }
      }
      entry.patch.settle()
      onSuccess?.(confirmed)
    } catch (error) {
      entry.patch.revert()
      // A refusal of something no longer wanted is not reported, nor is what the person drops.
      if (error !== undefined && confirmed !== entry.wanted) onFailure(error)
    } finally {
      toggles.delete(key)
      listeners.notify(key)
    }
  }

  return {
    isRunning: (key) => toggles.has(key) || single.has(key),
    subscribe: listeners.subscribe,
    async once(key, work) {
      if (single.has(key)) return null
      single.add(key)
      listeners.notify(key)
      try {
        return await work()
      } finally {
        single.delete(key)
        listeners.notify(key)
      }
    },
    toggle(key, toggle) {
      const known = toggles.get(key)
      if (known) {
        if (known.wanted === toggle.wanted) return known.done
        known.wanted = toggle.wanted
        session.entities.batch(() => {
          known.patch.revert()
          known.patch = toggle.show(toggle.wanted)
        })
        known.changed?.()
        return known.done
      }
      if (toggle.isOn === toggle.wanted) return Promise.resolve()
      const entry: Running = { wanted: toggle.wanted, patch: toggle.show(toggle.wanted), done: Promise.resolve() }
      toggles.set(key, entry)
      entry.done = untilAtRest(key, entry, toggle)
      listeners.notify(key)
      return entry.done
    },
  }
}
