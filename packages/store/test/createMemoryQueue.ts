import type { Executor, IntentQueue, SendOutcome } from '../src/createExecutor.ts'
import type { Intent, IntentData, QueuedIntent } from '../src/Intent.ts'

interface Entry extends QueuedIntent {
  readonly data: IntentData
}

/** The smallest queue that an executor works with: it is lost with the page. */
export interface MemoryQueue<Failure> extends IntentQueue<Failure> {
  /** The queued subjects, in sending order. */
  subjects(): readonly string[]
  /** Sends the first entry, unless one is being sent. */
  sendNext(executor: Executor<Failure>, intentOf: (data: IntentData) => Intent): Promise<void>
}

/** Creates an empty queue. `outcomeOf` decides about a failed entry. */
export function createMemoryQueue<Failure>(outcomeOf: (error: unknown) => SendOutcome<Failure>): MemoryQueue<Failure> {
  const entries = new Map<string, Entry>()
  let isSending = false

  const remove = (entry: Entry) => void (entries.get(entry.subject) === entry && entries.delete(entry.subject))
  const replace = (entry: Entry, isInDoubt: boolean): Entry => {
    const next = { ...entry, isInDoubt }
    if (entries.get(entry.subject) === entry) entries.set(entry.subject, next)
    return next
  }

  return {
    isWaiting: () => entries.size > 0,
    subjects: () => [...entries.keys()],
    put(data, desired, isInDoubt) {
      const { subject } = data
      const known = entries.get(subject)
      if (known?.desired === desired && known.isInDoubt === isInDoubt) return
      entries.set(subject, { data, subject, desired, isInDoubt: isInDoubt || (known?.isInDoubt ?? false) })
    },
    cancel(subject) {
      if (entries.get(subject)?.isInDoubt) return false
      entries.delete(subject)
      return true
    },
    confirm(subject, isOn) {
      if (entries.get(subject)?.desired === isOn) entries.delete(subject)
    },
    outcomeOf: (error) => Promise.resolve(outcomeOf(error)),
    async sendNext(executor, intentOf) {
      const [first] = entries.values()
      if (!first || isSending) return
      isSending = true
      // Until a response arrives, the server may have applied it.
      const sent = replace(first, true)
      const outcome = await executor.send(intentOf(first.data), first)
      isSending = false
      if (outcome.kind === 'done' || outcome.kind === 'rejected') remove(sent)
      else replace(sent, outcome.kind === 'later' ? outcome.isInDoubt || first.isInDoubt : first.isInDoubt)
    },
  }
}
