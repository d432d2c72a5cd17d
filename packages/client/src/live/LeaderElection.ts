import type { Clock } from '@rookery/api/http/Clock'
import type { Stop } from '@rookery/store/Cell'
import { createListeners } from '@rookery/store/Listeners'
import type { TabBus } from '#features/session/model/TabBus.ts'
import type { PageState } from './pageState.ts'

/** Chooses one of several tabs of an account for work that need not be done twice. */
export interface LeaderElection {
  /**
   * True when this tab is the one for the subject. The first question starts asking for it.
   * `preferVisible`: the tab that the person looks at takes it over, because hidden tabs are slowed down.
   */
  leads(subject: string, preferVisible?: boolean): boolean
  /** Gives the subject up; the next tab in line leads. */
  leave(subject: string): void
  /** Called after any subject changed hands. */
  subscribe(listener: () => void): Stop
  stop: Stop
}

export interface LeaderElectionOptions {
  /** The same in every tab that shares. */
  readonly name: string
  readonly page: PageState
  readonly tabs: TabBus
  readonly clock: Clock
  /** undefined where there are none (plain http): then every tab leads. */
  readonly locks: LockManager | undefined
}

/** How often a waiting tab asks whether the leader lives (ms), and after how many unanswered questions it counts as gone. */
const askEvery = 2000
const timeoutMs = 3

/**
 * One lock of the browser for each subject. A tab that closes or crashes lets go of it at once; one that hangs or was frozen is
 * found out because it answers nobody, and loses it.
 */
export function createLeaderElection({ name, page, tabs, clock, locks }: LeaderElectionOptions): LeaderElection {
  const claims = new Map<string, Claim>()
  const { subscribe, notify } = createListeners()

  function claim(subject: string, preferVisible: boolean, steal: boolean): void {
    if (!locks) return
    claims.get(subject)?.giveUp()
    const own: Claim = { isOurs: false, preferVisible, unanswered: 0, giveUp: () => waiting.abort() }
    const waiting = new AbortController()
    claims.set(subject, own)
    const untilGivenUp = () =>
      new Promise<void>((resolve) => {
        own.giveUp = resolve
        if (claims.get(subject) !== own) return resolve()
        own.isOurs = true
        notify()
      })
    // A claim that takes over does not wait, so it cannot be given up while waiting either.
    const options = steal ? { steal } : { signal: waiting.signal }
    locks.request(`${name}:${subject}`, options, untilGivenUp).catch(() => {
      const wasOurs = own.isOurs
      own.isOurs = false
      // The lock was given up here, or none is given: WebKit refuses every one to a page that is being left, whose scripts it
      // still runs. Asking again at once would keep it from ever leaving.
      if (claims.get(subject) !== own || !wasOurs) return
      // Another tab has taken it over: then wait in line again.
      claim(subject, preferVisible, false)
      notify()
    })
  }

  const stopWatching = page.visible.subscribe(() => {
    if (!page.visible.get()) return
    for (const [subject, { isOurs, preferVisible }] of claims) if (!isOurs && preferVisible) claim(subject, preferVisible, true)
  })

  const stopHearing = tabs.subscribe((message) => {
    if (message.kind === 'whoLeads' && claims.get(message.subject)?.isOurs) tabs.notify({ kind: 'leads', subject: message.subject })
    if (message.kind !== 'leads') return
    const own = claims.get(message.subject)
    if (own) own.unanswered = 0
  })

  const asking = clock.every(askEvery, () => {
    for (const [subject, own] of claims) {
      if (own.isOurs) continue
      if (own.unanswered >= timeoutMs) claim(subject, own.preferVisible, true)
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
      own?.giveUp()
    },
    subscribe,
    stop() {
      stopWatching()
      stopHearing()
      asking.cancel()
      const ended = [...claims.values()]
      claims.clear()
      for (const { giveUp } of ended) giveUp()
    },
  }
}

interface Claim {
  isOurs: boolean
  readonly preferVisible: boolean
  /** Questions to the leader since the last answer. */
  unanswered: number
  giveUp: () => void
}
