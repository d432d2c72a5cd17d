import { executorOf } from '#features/actions/model/executorOf.ts'
import { isOffline } from '#features/actions/model/isOffline.ts'
import { lostSinceOf } from '#features/session/model/lostSince.ts'
import type { Session } from '#features/session/model/Session.ts'
import { createActionQueue, type RunningActionQueue } from '#features/actions/model/createActionQueue.ts'
import type { OutboxSchedulerOptions } from '#features/actions/model/createOutboxScheduler.ts'
import { outboxKey, outboxOf } from '#features/actions/model/outboxOf.ts'
import { outcomeOf } from './outcomeOf.ts'
import { queuedIntent } from './queuedActions.ts'

export type OutboxOptions = Pick<OutboxSchedulerOptions, 'random' | 'runExclusive'>

/** Opens the outbox of a session from its stored entries, and puts it into `outboxOf`. */
export function createOutbox(session: Session, options: OutboxOptions): RunningActionQueue {
  const { clock, device, key, expired } = session
  const name = outboxKey(key)
  const queue = createActionQueue({
    ...options,
    clock,
    isOffline,
    executor: executorOf(session),
    storage: {
      read: () => device.stored.get(name),
      write: (text) => (text === null ? device.stored.remove(name) : device.stored.set(name, text)),
    },
    intentOf: (entry) => queuedIntent(session, entry),
    outcomeOf: (error) => outcomeOf(session, error),
    isUnauthorized: expired.get,
  })
  const lost = lostSinceOf(session)
  const stopListening = lost.subscribe(() => {
    if (lost.get() === null) queue.tryNow()
  })
  // The executor must have it before its entries are shown, so that a new action is queued behind them.
  outboxOf(session).open.set(queue)
  queue.start()
  return {
    ...queue,
    close() {
      stopListening()
      queue.close()
    },
  }
}
