import type { Clock } from '@rookery/api/http/Clock'
import type { Stop } from '@rookery/store/Cell'
import { createListeners } from '@rookery/store/Listeners'
import type { TabBus } from '#features/session/model/TabBus.ts'
import type { PageState } from './pageState.ts'

/** Elects one of an account's tabs for shared work. */
export interface LeaderElection {
  /**
   * True if this tab leads the subject. The first call starts to compete for it. `preferVisible`: a visible tab takes the lead over,
   * because browsers slow hidden tabs down.
   */
  leads(subject: string, preferVisible?: boolean): boolean
  /** Gives up the lead of a subject; the next tab in line gets it. */
  leave(subject: string): void
  /** Calls the listener after the leader of any subject changed. */
  subscribe(listener: () => void): Stop
  stop: Stop
}

export interface LeaderElectionOptions {
  /** The same in all tabs of the account. */
  readonly name: string
  readonly page: PageState
  readonly tabs: TabBus
  readonly clock: Clock
  /** undefined where there are none (plain http): then every tab leads. */
  readonly locks: LockManager | undefined
}

/** How often a follower checks that the leader responds (ms), and after how many checks without a response it takes over. */
const checkIntervalMs = 2000
const maxUnanswered = 3

/**
 * One browser lock for each subject. A tab that closes or crashes releases it immediately. A tab that hangs or is frozen does not respond to
 * checks, so another tab steals the lock.
 */
export function createLeaderElection({ name, page, tabs, clock, locks }: LeaderElectionOptions): LeaderElection {
  const claims = new Map<string, Claim>()
  const { subscribe, notify } = createListeners()

  function claim(subject: string, preferVisible: boolean, steal: boolean): void {
    if (!locks) return
    claims.get(subject)?.release()
    const newClaim: Claim = { isOurs: false, preferVisible, unanswered: 0, release: () => waiting.abort() }
    const waiting = new AbortController()
    claims.set(subject, newClaim)
    const holdLock = () =>
      new Promise<void>((resolve) => {
        newClaim.release = resolve
        if (claims.get(subject) !== newClaim) return resolve()
        newClaim.isOurs = true
        notify()
      })
    // A stealing request does not wait, so it has no signal.
    const options = steal ? { steal } : { signal: waiting.signal }
    locks.request(`${name}:${subject}`, options, holdLock).catch(() => {
      const wasOurs = newClaim.isOurs
      newClaim.isOurs = false
      // This tab released the lock, or the browser grants none. WebKit rejects every request of a page that is being left; a retry would
      // block the navigation.
      if (claims.get(subject) !== newClaim || !wasOurs) return
      // Another tab has stolen it: wait in line again.
      claim(subject, preferVisible, false)
      notify()
    })
  }

  const stopWatching = page.visible.subscribe(() => {
    if (!page.visible.get()) return
    for (const [subject, { isOurs, preferVisible }] of claims) if (!isOurs && preferVisible) claim(subject, preferVisible, true)
  })

  const stopListening = tabs.subscribe((message) => {
    if (message.kind === 'whoLeads' && claims.get(message.subject)?.isOurs) tabs.notify({ kind: 'leads', subject: message.subject })
    if (message.kind !== 'leads') return
    const own = claims.get(message.subject)
    if (own) own.unanswered = 0
  })

  const checkTimer = clock.every(checkIntervalMs, () => {
    for (const [subject, own] of claims) {
      if (own.isOurs) continue
      if (own.unanswered >= maxUnanswered) claim(subject, own.preferVisible, true)
      else {
        own.unanswered += 1
        tabs.notify({ kind: 'whoLeads', subject })
      }
    }
  })

  return {
    leads(subject, preferVisible = false) {
      if (!locks) return true
      if (!claims.has(subject)) claim(subject, preferVisible, preferVisible && page.visible.get())
      return claims.get(subject)?.isOurs ?? false
    },
    leave(subject) {
      const own = claims.get(subject)
      claims.delete(subject)
      own?.release()
    },
    subscribe,
    stop() {
      stopWatching()
      stopListening()
      checkTimer.cancel()
      const ended = [...claims.values()]
      claims.clear()
      for (const { release } of ended) release()
    },
  }
}

interface Claim {
  isOurs: boolean
  readonly preferVisible: boolean
  /** Checks since the leader's last response. */
  unanswered: number
  release: () => void
}
