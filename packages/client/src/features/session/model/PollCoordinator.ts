import type { Stop } from '@rookery/store/Cell'
import type { TabBus } from './TabBus.ts'
import { createSlot } from './Slot.ts'

/** Coordinates polling among tabs that may show the same data: one tab requests it, the others reuse the shared response. */
export interface PollCoordinator {
  /** Runs a request, and notifies the other tabs when it ends, even after a failure. */
  runShared<Value>(subject: string, fetch: () => Promise<Value>): Promise<Value>
  /** Additional wait in ms of a tab that got the last response from another one, so that one tab continues to poll. */
  pollDelay(subject: string): number
  /** Calls the listener when another tab has requested a subject: a request now is answered from the shared response. */
  subscribe(listener: (subject: string) => void): Stop
}

/** Longer than most responses take; random, in case two tabs polled at the same moment. */
const pollDelayMs = { min: 2000, max: 5000 }

/** Maximum number of remembered subjects. */
const maxSubjects = 200

export const pollCoordinatorOf = createSlot(({ tabs }) => createPollCoordinator(tabs, Math.random))

export function createPollCoordinator(tabs: TabBus, random: () => number): PollCoordinator {
  /** Additional wait for each subject that another tab polled last. */
  const delays = new Map<string, number>()
  const listeners = new Set<(subject: string) => void>()
  tabs.subscribe((message) => {
    if (message.kind !== 'asked') return
    const { subject } = message
    delays.delete(subject)
    delays.set(subject, pollDelayMs.min + random() * (pollDelayMs.max - pollDelayMs.min))
    for (const oldest of delays.keys()) if (delays.size > maxSubjects) delays.delete(oldest)
    for (const listener of listeners) listener(subject)
  })
  return {
    async runShared(subject, fetch) {
      delays.delete(subject)
      const response = await fetch()
      tabs.notify({ kind: 'asked', subject })
      return response
    },
    pollDelay: (subject) => delays.get(subject) ?? 0,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
