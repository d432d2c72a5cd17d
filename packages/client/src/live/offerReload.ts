import type { Timer } from '@rookery/api/http/Clock'
import type { Stop } from '@rookery/store/Cell'
import type { Session } from '#features/session/model/Session.ts'
import { keepTrying } from '#lib/keepTrying.ts'

export interface ReloadOfferOptions {
  /** The session on screen. */
  readonly session: () => Pick<Session, 'clock' | 'notices'>
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener' | 'document' | 'fetch' | 'performance'>
  readonly reload: () => void
}

/** Vite's event for a module or a stylesheet that failed to load. Its payload is the error. */
const loadFailed = 'vite:preloadError'

/** The message of Firefox, which ends with the address of the module. */
const failedModule = /^error loading dynamically imported module: (\S+)$/

/** After these milliseconds the code that shows notices is taken to be missing, too. */
const maxWaitForNotices = 5000

/**
 * Offers a reload after a module failed to load in Firefox, as soon as the server can be reached again. Firefox never fetches such a
 * module again, so that each further `import()` of it fails for the life of the page
 * (https://github.com/whatwg/html/issues/6768). Other browsers fetch it again, and nothing happens there.
 */
export function offerReload({ session, window, reload }: ReloadOfferOptions): Stop {
  let stopWaiting: Stop | null = null
  let timer: Timer | null = null

  const handleFailure = (event: Event) => {
    const error = 'payload' in event ? event.payload : null
    const url = error instanceof Error ? failedModule.exec(error.message)?.[1] : undefined
    if (url === undefined) return
    // Once is enough: a reload fetches all of them.
    stopWaiting ??= keepTrying(() => window.fetch(url, { method: 'HEAD', cache: 'no-store' }), offer)
  }

  function offer(): void {
    const { clock, notices } = session()
    const id = notices.show({ level: 'warning', messageKey: 'update.missing', action: { label: 'timeline.reload', run: reload } })
    timer = clock.after(maxWaitForNotices, () => {
      // The list of notices marks the page while it shows one.
      const isSeen = window.document.body.hasAttribute('data-notices')
      if (notices.get().some((notice) => notice.id === id) && !isSeen && !wasReloaded(window)) reload()
    })
  }

  window.addEventListener(loadFailed, handleFailure)
  return () => {
    window.removeEventListener(loadFailed, handleFailure)
    stopWaiting?.()
    timer?.cancel()
  }
}

/** A module that fails after each reload, for example because it is blocked, must not reload the page forever. */
function wasReloaded({ performance }: ReloadOfferOptions['window']): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')
}
