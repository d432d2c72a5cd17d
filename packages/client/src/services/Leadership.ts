import type { PageState } from './pageState.ts'
import type { Stop } from '#lib/Cell.ts'

/** Among several tabs of one account, one does what need not be done twice. */
export interface Leadership {
  /** True when this tab is the one for the subject. The first question starts asking for it. */
  leads(subject: string): boolean
  stop: Stop
}

/**
 * One lock of the browser for each subject. The tab that the person looks at takes them over, because hidden tabs are slowed
 * down. Where there are no locks (plain http) every tab leads.
 */
export function createLeadership(name: string, page: PageState, locks: LockManager | undefined): Leadership {
  const claims = new Map<string, Claim>()

  function claim(subject: string, steal: boolean): void {
    if (!locks) return
    claims.get(subject)?.giveUp()
    const own: Claim = { isOurs: false, giveUp: () => waiting.abort() }
    const waiting = new AbortController()
    claims.set(subject, own)
    const untilGivenUp = () =>
      new Promise<void>((resolve) => {
        own.isOurs = true
        own.giveUp = resolve
      })
    // A claim that takes over does not wait, so it cannot be given up while waiting either.
    const options = steal ? { steal } : { signal: waiting.signal }
    locks.request(`${name}:${subject}`, options, untilGivenUp).catch(() => {
      // Given up by ourselves, or taken over by another tab: then stand in line again.
      own.isOurs = false
      if (claims.get(subject) === own) claim(subject, false)
    })
  }

  const stopWatching = page.visible.subscribe(() => {
    if (!page.visible.get()) return
    for (const [subject, { isOurs }] of claims) if (!isOurs) claim(subject, true)
  })

  return {
    leads(subject) {
      if (!locks) return true
      if (!claims.has(subject)) claim(subject, page.visible.get())
      return claims.get(subject)?.isOurs ?? false
    },
    stop() {
      stopWatching()
      const ended = [...claims.values()]
      claims.clear()
      for (const { giveUp } of ended) giveUp()
    },
  }
}

interface Claim {
  isOurs: boolean
  giveUp: () => void
}
