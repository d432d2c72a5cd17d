import type { Timer } from '@rookery/api/http/Clock'
import type { Stop } from '@rookery/store/Cell'
import type { Session } from './Session.ts'
import { pollCoordinatorOf, type PollCoordinator } from './PollCoordinator.ts'

export interface PollingOptions {
  /** What is asked about, in the same words in every tab: `poll:5`. */
  readonly subject: string
  /** Milliseconds from one question to the next. */
  readonly every: number
  /** Somebody sees it now. What is due meanwhile is asked for when they do again. */
  readonly isSeen: () => boolean
  /** Asks the server. Resolves to how many ms it wants to be left alone at least, as a rule 0; null when there is nothing more to ask. */
  readonly ask: () => Promise<number | null>
}

/** What asking needs of a session. */
export interface Asker extends Pick<Session, 'clock' | 'expired'> {
  readonly turns: PollCoordinator
}

export function askerOf(session: Session): Asker {
  return { clock: session.clock, expired: session.expired, turns: pollCoordinatorOf(session) }
}

/**
 * Asks again and again for what somebody sees, by turns with the other tabs that show it, until told to stop. The first
 * question comes after the first pause; a session that the server refused asks for nothing.
 */
export function startSharedPolling(asker: Asker, { subject, every, isSeen, ask }: PollingOptions): { look(): void; readonly stop: Stop } {
  const { clock, expired, turns } = asker
  let askedAt = clock.now()
  let notBefore = 0
  let timer: Timer | null = null
  let stopped = false
  const isActive = () => !stopped && !expired.get() && isSeen()

  /** To be called when it came into sight or went out of it. */
  function look(): void {
    timer?.cancel()
    timer = null
    if (!isActive()) return
    const dueAt = Math.max(askedAt + every + turns.grace(subject), notBefore)
    timer = clock.after(Math.max(0, dueAt - clock.now()), () => void run(() => turns.take(subject, ask)))
  }

  async function run(work: PollingOptions['ask']): Promise<void> {
    if (!isActive() || clock.now() < notBefore) return
    timer?.cancel()
    askedAt = clock.now()
    const wait = await work()
    if (wait === null) return stop()
    notBefore = clock.now() + wait
    look()
  }

  function stop(): void {
    stopped = true
    timer?.cancel()
    stopHearing()
  }

  const stopHearing = turns.subscribe((other) => {
    if (other === subject) void run(ask)
  })
  look()
  return { look, stop }
}
