import type { Clock } from '@rookery/api/http/Clock'
import type { Executor, IntentQueue, SendOutcome } from '@rookery/store/createExecutor'
import type { Intent } from '@rookery/store/Intent'
import type { Message } from '#features/notices/model/Message.ts'
import { createCell, type Cell } from '@rookery/store/Cell'
import { isEqual } from '@rookery/store/isEqual'
import { randomKey } from '#lib/randomKey.ts'
import { createOutboxScheduler, type OutboxSchedulerOptions } from './createOutboxScheduler.ts'
import { nextEntry, outboxReducer, type OutboxEvent } from './outboxReducer.ts'
import { queuedKinds, readOutbox, writeOutbox, type QueuedAction, type StoredOutbox } from './QueuedAction.ts'

/** Actions that the server has not received: stored on the device, and sent in order when the server is reachable. */
export interface ActionQueue extends Cell<readonly QueuedAction[]>, IntentQueue<Message> {
  /** The key of the entry that is being sent. */
  readonly sending: Cell<string | null>
  /** Stored entries that this version cannot read. They are not sent. */
  readonly unreadable: Cell<readonly unknown[]>
  /** Removes an entry without sending it; a post stays a draft. */
  drop(key: string): void
  /** Removes all unreadable entries. */
  dropUnreadable(): void
  /** Sends pending entries now; with a key, also the rejected entry with that key. */
  tryNow(key?: string): void
}

export interface RunningActionQueue extends ActionQueue {
  /** Shows the stored entries and starts to send them. The executor must have this queue by then. */
  start(): void
  /** Reads the stored entries again, because another tab has written. */
  reloadStored(): void
  close(): void
}

export interface ActionQueueOptions extends Pick<OutboxSchedulerOptions, 'random' | 'isOffline' | 'runExclusive'> {
  readonly clock: Clock
  readonly executor: Executor<Message>
  /** The queue's storage on the device; read again before each change. */
  readonly storage: { read(): string | null; write(text: string | null): void }
  /** The action of an entry; rejects while its code cannot be loaded. */
  readonly intentOf: (entry: QueuedAction) => Promise<Intent>
  readonly outcomeOf: (error: unknown) => Promise<SendOutcome<Message>>
  /** The session has expired: nothing is sent until the user signs in again. */
  readonly isUnauthorized: () => boolean
}

export function createActionQueue(options: ActionQueueOptions): RunningActionQueue {
  const { clock, executor, storage, intentOf, outcomeOf, isUnauthorized } = options
  const read = () => readOutbox(storage.read())
  const stored = read()
  const entries = createCell(stored.entries)
  const unreadable = createCell(stored.unreadable)
  const sending = createCell<string | null>(null)
  let closed = false
  const scheduler = createOutboxScheduler({ ...options, sendAll })

  const find = (subject: string) => entries.get().find((entry) => entry.subject === subject)
  const findPending = (subject: string) => entries.get().find((entry) => entry.subject === subject && entry.failure === null)

  /** Starts from the stored entries of that moment, because another tab may have written. */
  function update(event: OutboxEvent): void {
    if (closed) return
    const current = read()
    store({ ...current, entries: outboxReducer(current.entries, event) })
  }

  function store(next: StoredOutbox): void {
    storage.write(writeOutbox(next))
    load(next)
  }

  function load(next: StoredOutbox): void {
    entries.set(next.entries)
    if (!isEqual(unreadable.get(), next.unreadable)) unreadable.set(next.unreadable)
  }

  /** Gives the stored entries to the executor, including those of other tabs, and drops those that other tabs removed. */
  function syncExecutor(): void {
    load(read())
    const waiting = entries.get().filter(({ failure }) => failure === null)
    // Those missing were settled in another tab, which broadcasts the response, or dropped.
    executor.retainQueued(new Set(waiting.map(({ subject }) => subject)))
    for (const entry of waiting) show(entry)
  }

  function show(entry: QueuedAction): void {
    if (executor.mergeQueued(entry)) return
    // If its code fails to load, the next run tries again.
    void loadIntent(entry).then(
      (intent) => {
        const now = findPending(entry.subject)
        if (!closed && now?.key === entry.key) executor.adopt(intent, now)
      },
      () => {},
    )
  }

  /** If this page ran the action, the executor has its intent, including callbacks. */
  async function loadIntent(entry: QueuedAction): Promise<Intent> {
    return (executor.mergeQueued(entry) && executor.intentOf(entry.subject)) || intentOf(entry)
  }

  async function sendAll(): Promise<void> {
    const broken = new Map<string, unknown>()
    for (;;) {
      if (closed) return
      syncExecutor()
      const entry = nextEntry(entries.get().filter(({ key }) => !broken.has(key)))
      if (isUnauthorized()) return
      if (!entry) {
        for (const error of broken.values()) throw error
        return
      }
      sending.set(entry.key)
      const outcome = await send(entry)
        // An internal error, or code that failed to load: later entries are sent anyway, and this one is retried later.
        .catch((error: unknown) => void broken.set(entry.key, error))
        .finally(() => sending.set(null))
      if (!outcome) continue
      if (outcome.kind === 'unauthorized') return
      if (outcome.kind === 'later') return scheduler.scheduleRetry(outcome.retryAfter)
      scheduler.succeeded()
      if (outcome.kind === 'done') update({ kind: 'ended', key: entry.key })
      else update({ kind: 'rejected', key: entry.key, failure: outcome.failure, isInDoubt: entry.isInDoubt })
    }
  }

  async function send(entry: QueuedAction): Promise<SendOutcome<Message>> {
    const intent = await loadIntent(entry)
    const now = findPending(entry.subject)
    // It was dropped or changed while its code loaded.
    if (closed || now?.key !== entry.key) return { kind: 'done' }
    // Until a response arrives it must not count as unsent, neither for another tab nor for the next page.
    update({ kind: 'sent', key: entry.key })
    const outcome = await executor.send(intent, now)
    const isUnsent = outcome.kind === 'unauthorized' || (outcome.kind === 'later' && !outcome.isInDoubt)
    if (isUnsent) update({ kind: 'unsent', key: entry.key, isInDoubt: now.isInDoubt })
    return outcome
  }

  function retryNow(): void {
    if (nextEntry(entries.get())) scheduler.retryNow()
    else scheduler.succeeded()
  }

  return {
    get: entries.get,
    subscribe: entries.subscribe,
    sending,
    unreadable,
    outcomeOf,
    isWaiting: () => nextEntry(entries.get()) !== undefined,
    put({ kind, subject, id, args }, desired, isInDoubt) {
      const known = findPending(subject)
      const queued = queuedKinds.find((one) => one === kind)
      if (!queued) throw new Error(`Nothing of the kind "${kind}" can be queued.`)
      if (known?.desired !== desired) {
        const stamp = { key: randomKey(), at: clock.now() }
        const entry = { kind: queued, subject, id, desired, args, ...stamp, isInDoubt, failure: null }
        update({ kind: 'put', entry })
      }
      const entry = find(subject)
      if (entry) show(entry)
      if (!scheduler.isRunning()) scheduler.begin()
    },
    cancel(subject) {
      update({ kind: 'cancelled', subject })
      return find(subject) === undefined
    },
    confirm(subject, isOn) {
      if (find(subject)) update({ kind: 'confirmed', subject, isOn })
    },
    drop(key) {
      update({ kind: 'ended', key })
      syncExecutor()
    },
    dropUnreadable: () => store({ ...read(), unreadable: [] }),
    tryNow(key) {
      if (key !== undefined) update({ kind: 'retried', key })
      retryNow()
    },
    start() {
      syncExecutor()
      scheduler.begin()
    },
    reloadStored() {
      syncExecutor()
      if (nextEntry(entries.get()) && !scheduler.isRunning()) scheduler.scheduleRetry(null)
    },
    close() {
      closed = true
      scheduler.close()
    },
  }
}
