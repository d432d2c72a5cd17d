import type { Timer } from '@rookery/api/http/Clock'
import type { Stop } from '@rookery/store/Cell'
import type { Session } from './Session.ts'
import { pollCoordinatorOf, type PollCoordinator } from './PollCoordinator.ts'

export interface PollingOptions {
  /** What is asked about, in the same words in every tab: `poll:5`. */
  readonly subject: string
  /** Milliseconds from one question to the next. */
  readonly intervalMs: number
  /** Somebody sees it now. What is due meanwhile is asked for when they do again. */
  readonly isVisible: () => boolean
  /** Asks the server. Resolves to how many ms it wants to be left alone at least, as a rule 0; null when there is nothing more to ask. */
  readonly fetch: () => Promise<number | null>
}

/** What asking needs of a session. */
export interface PollingContext extends Pick<Session, 'clock' | 'expired'> {
  readonly coordinator: PollCoordinator
}

export function pollingContextOf(session: Session): PollingContext {
  return { clock: session.clock, expired: session.expired, coordinator: pollCoordinatorOf(session) }
}

/**
 * Asks again and again for what somebody sees, by turns with the other tabs that show it, until told to stop. The first
 * question comes after the first pause; a session that the server refused asks for nothing.
 */
export function startSharedPolling(
  context: PollingContext,
  { subject, intervalMs, isVisible, fetch: ask }: PollingOptions,
): { onVisibilityChange(): void; readonly stop: Stop } {
  const { clock, expired, coordinator } = context
  let requestedAt = clock.now()
  let notBefore = 0
  let timer: Timer | null = null
  let stopped = false
  const isActive = () => !stopped && !expired.get() && isVisible()

  /** To be called when it came into sight or went out of it. */
  function onVisibilityChange(): void {
    timer?.cancel()
    timer = null
    if (!isActive()) return
    const dueAt = Math.max(requestedAt + intervalMs + coordinator.pollDelay(subject), notBefore)
    timer = clock.after(Math.max(0, dueAt - clock.now()), () => void run(() => coordinator.runShared(subject, ask)))
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
    if (other === subject) void run(ask)
  })
  onVisibilityChange()
  return { onVisibilityChange, stop }
}
