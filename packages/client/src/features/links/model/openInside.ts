import { knownAt, type Resolved } from '#features/actions/model/knownAt.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { Stop } from '@rookery/store/Cell'
import type { Navigation } from '#features/navigation/model/Navigation.ts'
import { isFederatedAddress } from './federatedAddress.ts'
import { resolvedPath } from './resolvedPath.ts'

/** After this time (ms) the address opens as it is, early enough for the browser's user activation to be valid. */
export const timeoutMs = 4_000

export interface LinkOpener {
  readonly session: Session
  readonly navigation: Navigation
  /** Opens an address in a new tab, as the browser would have. */
  readonly openInNewTab: (address: string) => void
}

/**
 * Opens links of posts inside the client if they lead to a post or account that the server knows or can fetch. The link is busy meanwhile.
 * Other links, or those that the server cannot resolve in time, open as usual. Presses that open a new tab are left to the browser. Servers
 * fetch nothing for visitors, so no request is made for them. A link to the post that contains it, such as the title of an article or
 * video, opens its own page.
 */
export function openInside(page: Document, { session, navigation, openInNewTab }: LinkOpener): Stop {
  const stop = new AbortController()

  async function open(link: HTMLAnchorElement): Promise<void> {
    const { href } = link
    const from = navigation.address.get().pathname
    const waiting = new AbortController()
    const end = () => waiting.abort()
    const timer = session.clock.after(timeoutMs, end)
    stop.signal.addEventListener('abort', end)
    link.ariaBusy = 'true'
    try {
      const found = await resolve(href, waiting.signal)
      if (stop.signal.aborted || navigation.address.get().pathname !== from) return
      if (found && !standsIn(link, found)) navigation.navigate(resolvedPath(session, found))
      else openInNewTab(href)
    } finally {
      timer.cancel()
      stop.signal.removeEventListener('abort', end)
      link.ariaBusy = null
    }
  }

  async function resolve(address: string, signal: AbortSignal): Promise<Resolved | null> {
    // Without its code no target is found, as without a response.
    const code = await Promise.race([import('./resolveAddress.ts').catch(() => null), abortOf(signal)])
    return code && code.resolveAddress(session, address, signal)
  }

  function onClick(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-outside]') : null
    if (!link) return
    const known = knownAt(session, link.href)
    const asks = session.me !== null && !isOwnScreen(link) && isFederatedAddress(new URL(link.href))
    if (known ? standsIn(link, known) : !asks) return
    event.preventDefault()
    if (known) navigation.navigate(resolvedPath(session, known))
    else if (link.ariaBusy !== 'true') void open(link)
  }

  page.addEventListener('click', onClick, { signal: stop.signal })
  return () => stop.abort()
}

function abortOf(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }))
}

/** The client's own screens need no request. Other addresses of the server, such as ids of posts, are resolved there. */
function isOwnScreen({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === location.origin && /^\/(?:(?:notice|users|tag)\/[^/]+|@[^/]+)\/?$/.test(pathname)
}

function standsIn(link: HTMLAnchorElement, { kind, id }: Resolved): boolean {
  return kind === 'status' && link.closest(`[data-status="${CSS.escape(id)}"]`) !== null
}
