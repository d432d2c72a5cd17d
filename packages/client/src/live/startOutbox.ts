import type { RunningActionQueue } from '#features/actions/model/createActionQueue.ts'
import { createOutbox } from '#features/outbox/model/createOutbox.ts'
import { createOutboxLock } from '#features/actions/model/createOutboxLock.ts'
import { outboxKey } from '#features/actions/model/outboxOf.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { Stop } from '@rookery/store/Cell'

/** Opens the outbox of a session; follows the network and other windows until stopped. */
export function startOutbox(session: Session, window: Window & typeof globalThis): readonly [RunningActionQueue, Stop] {
  const { clock, device, key } = session
  const name = outboxKey(key)
  const locks = 'locks' in window.navigator ? window.navigator.locks : undefined
  const runExclusive = createOutboxLock({ name: `${name}:turn`, locks, stored: device.stored, clock })
  const outbox = createOutbox(session, { random: Math.random, runExclusive })
  const onMessage = (event: StorageEvent) => {
    // null: everything was cleared.
    if (event.key === name || event.key === null) outbox.reloadStored()
  }
  const retryNow = () => outbox.tryNow()
  window.addEventListener('storage', onMessage)
  window.addEventListener('online', retryNow)
  return [
    outbox,
    () => {
      window.removeEventListener('storage', onMessage)
      window.removeEventListener('online', retryNow)
      outbox.close()
    },
  ]
}
