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
  const held = new Map<string, { isOurs: boolean; release: () => void }>()
  let stopped = false

  function request(subject: string, steal: boolean): void {
    if (!locks || stopped) return
    const entry = { isOurs: false, release: () => {} }
    held.set(subject, entry)
    const untilReleased = () =>
      new Promise<void>((resolve) => {
        entry.isOurs = true
        entry.release = resolve
      })
    locks.request(`${name}:${subject}`, { steal }, untilReleased).catch(() => {
      // Another tab took it over; stand in line again.
      entry.isOurs = false
      if (held.get(subject) === entry) request(subject, false)
    })
  }

  const stopWatching = page.visible.subscribe(() => {
    if (!page.visible.get()) return
    for (const [subject, { isOurs }] of held) if (!isOurs) request(subject, true)
  })

  return {
    leads(subject) {
      if (!locks) return true
      if (!held.has(subject)) request(subject, page.visible.get())
      return held.get(subject)?.isOurs ?? false
    },
    stop() {
      stopped = true
      stopWatching()
      for (const { release } of held.values()) release()
      held.clear()
    },
  }
}
