import { executorOf } from '#data/executor/executorOf.ts'
import { isOffline } from '#data/executor/isOffline.ts'
import { lostSinceOf } from '#data/session/lostSince.ts'
import type { Session } from '#data/session/Session.ts'
import { createActionQueue, type RunningActionQueue } from './createActionQueue.ts'
import type { OutboxSchedulerOptions } from './createOutboxScheduler.ts'
import { outboxKey, outboxOf } from './outboxOf.ts'
import { outcomeOf } from './outcomeOf.ts'
import { queuedIntent } from './queuedActions.ts'

export type OutboxOptions = Pick<OutboxSchedulerOptions, 'random' | 'inTurn'>

/** Opens the outbox of a session, as `outboxOf` has it from then on, with what the device has of it. */
export function createOutbox(session: Session, options: OutboxOptions): RunningActionQueue {
  const { clock, device, key, refused } = session
  const name = outboxKey(key)
  const queue = createActionQueue({
    ...options,
    clock,
    isOffline,
    executor: executorOf(session),
    storage: {
      read: () => device.kept.get(name),
      write: (text) => (text === null ? device.kept.remove(name) : device.kept.set(name, text)),
    },
    intentOf: (entry) => queuedIntent(session, entry),
    outcomeOf: (error) => outcomeOf(session, error),
    isUnauthorized: refused.get,
  })
  const lost = lostSinceOf(session)
  const stopHearing = lost.subscribe(() => {
    if (lost.get() === null) queue.tryNow()
  })
  // The executor has it before anything of it is shown: a press meanwhile waits behind it.
  outboxOf(session).open.set(queue)
  queue.start()
  return {
    ...queue,
    close() {
      stopHearing()
      queue.close()
    },
  }
}
