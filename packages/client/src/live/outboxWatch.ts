import type { ActionQueue } from '#features/actions/model/createActionQueue.ts'
import { outboxKey, outboxOf } from '#features/actions/model/outboxOf.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { Stop } from '@rookery/store/Cell'
import { keepTrying } from '#lib/keepTrying.ts'

/** Opens the outbox for actions while offline. Its code is loaded with the first queued action, or if the device stores one. */
export function watchOutbox(session: Session, window: Window & typeof globalThis): Stop {
  const { device, key, me } = session
  if (me === null) return () => {}
  const place = outboxOf(session)
  let stopTrying: Stop = () => {}
  let closes: Stop = () => {}
  let opening: Promise<ActionQueue> | null = null
  let stopped = false

  async function open(): Promise<ActionQueue> {
    const { startOutbox } = await import('./startOutbox.ts')
    if (stopped) throw new Error('The session was closed before its outbox opened.')
    const [outbox, stop] = startOutbox(session, window)
    closes = stop
    return outbox
  }

  place.load = () =>
    (opening ??= open().catch((error: unknown) => {
      opening = null
      throw error
    }))
  const look = () => {
    if (!opening && device.stored.get(outboxKey(key)) !== null && place.load) stopTrying = keepTrying(place.load, () => {})
  }
  window.addEventListener('storage', look)
  look()
  return () => {
    stopped = true
    place.load = null
    place.open.set(null)
    window.removeEventListener('storage', look)
    stopTrying()
    closes()
  }
}
