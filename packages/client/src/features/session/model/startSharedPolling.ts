import type { Timer } from '@rookery/api/http/Clock'
import type { Stop } from '@rookery/store/Cell'
import type { Session } from './Session.ts'
import { pollCoordinatorOf, type PollCoordinator } from './PollCoordinator.ts'

export interface PollingOptions {
  /** Key of the polled data, the same in every tab: `poll:5`. */
  readonly subject: string
  /** Milliseconds between two requests. */
  readonly intervalMs: number
  /** True while it is visible. A poll that is due meanwhile runs when it is visible again. */
  readonly isVisible: () => boolean
  /** Fetches once. Resolves to the minimum pause in ms that the server demands, usually 0; null to end the polling. */
  readonly fetch: () => Promise<number | null>
}

/** The parts of a session that polling needs. */
export interface PollingContext extends Pick<Session, 'clock' | 'expired'> {
  readonly coordinator: PollCoordinator
}

export function pollingContextOf(session: Session): PollingContext {
  return { clock: session.clock, expired: session.expired, coordinator: pollCoordinatorOf(session) }
}

/**
 * Polls while the data is visible, coordinated with the other tabs that show it, until stopped. The first request is made after one
 * interval. An expired session makes none.
 */
export function startSharedPolling(
  context: PollingContext,
  { subject, intervalMs, isVisible, fetch: fetchOnce }: PollingOptions,
): { onVisibilityChange(): void; readonly stop: Stop } {
  const { clock, expired, coordinator } = context
  let requestedAt = clock.now()
  let notBefore = 0
  let timer: Timer | null = null
  let stopped = false
  const isActive = () => !stopped && !expired.get() && isVisible()

  /** Call it when the data becomes visible or hidden. */
  function onVisibilityChange(): void {
    timer?.cancel()
    timer = null
    if (!isActive()) return
    const dueAt = Math.max(requestedAt + intervalMs + coordinator.pollDelay(subject), notBefore)
    timer = clock.after(Math.max(0, dueAt - clock.now()), () => void run(() => coordinator.runShared(subject, fetchOnce)))
  }

  async function run(work: PollingOptions['fetch']): Promise<void> {
    if (!isActive() || clock.now() < notBefore) return
    timer?.cancel()
    requestedAt = clock.now()
    const wait = await work()
    if (wait === null) return stop()
    notBefore = clock.now() + wait
    onVisibilityChange()
  }

  function stop(): void {
    stopped = true
    timer?.cancel()
    stopListening()
  }

  const stopListening = coordinator.subscribe((other) => {
    if (other === subject) void run(fetchOnce)
  })
  onVisibilityChange()
  return { onVisibilityChange, stop }
}
