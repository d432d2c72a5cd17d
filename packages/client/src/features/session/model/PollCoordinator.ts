import type { Stop } from '@rookery/store/Cell'
import type { TabBus } from './TabBus.ts'
import { createSlot } from './Slot.ts'

/** What is asked for again and again, among tabs that may show the same: one asks, the others have the answer from it. */
export interface PollCoordinator {
  /** Asks, and tells the other tabs that the answer is there. What failed is told as well: they see for themselves. */
  runShared<Value>(subject: string, ask: () => Promise<Value>): Promise<Value>
  /** So many ms more than its pause a tab waits that had the last answer from another one, so that one tab goes on asking. */
  pollDelay(subject: string): number
  /** Another tab has asked: asking the same now costs the server nothing. */
  subscribe(listener: (subject: string) => void): Stop
}

/** Longer than an answer takes as a rule; not the same for two tabs that ended up asking at the same moment. */
const pollDelayMs = { min: 2000, max: 5000 }

/** Nobody shows more at once. */
const maxSubjects = 200

export const pollCoordinatorOf = createSlot(({ tabs }) => createPollCoordinator(tabs, Math.random))

export function createPollCoordinator(tabs: TabBus, random: () => number): PollCoordinator {
  /** What another tab asked for last. */
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
    async runShared(subject, ask) {
      delays.delete(subject)
      const response = await ask()
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
