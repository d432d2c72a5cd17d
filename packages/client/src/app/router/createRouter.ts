import { href } from '#features/addresses/model/href.ts'
import { themeHash } from '#features/addresses/model/themeHash.ts'
import type { Session } from '#features/session/model/Session.ts'
import { createCell, type Cell } from '@rookery/store/Cell'
import { isRecord } from '#lib/isRecord.ts'
import { randomKey } from '#lib/randomKey.ts'
import { givenThemeOf } from '#features/navigation/model/givenThemeOf.ts'
import { hasPreviousEntry } from '#features/navigation/model/hasPreviousEntry.ts'
import { loginFrom } from '#features/navigation/model/loginFrom.ts'
import type { Navigation, PageAddress } from '#features/navigation/model/Navigation.ts'

import { matchRoute, type Route } from './Route.ts'

/** The screen that is shown. */
export interface Shown {
  /** null if no route matches the address. */
  readonly route: Route | null
  readonly params: Readonly<Record<string, string>>
  readonly pathname: string
  readonly search: URLSearchParams
  /** The entry of the history: another one for every step forward, the same after a step back. Random, because entries outlive the page. */
  readonly visit: string
  /** True until the first navigation, sign-in or sign-out. */
  readonly isFirst: boolean
  /** After a step back the post in which the focus was when the screen was left: as a rule the one that was opened. */
  readonly leftFrom: string | null
  /** Pixels to scroll to; null leaves the page where it is, which `arrival` may still change. */
  readonly scrollTo: number | null
}

export interface Router extends Navigation {
  readonly shown: Cell<Shown>
  /** Fetches the code of the screen at an address. */
  preload(url: URL): void
  /** Fetches the code of the screens that most visits lead to. */
  preloadPrefetched(): void
  /** The page belongs to another router from here on. */
  stop(): void
}

export interface RouterOptions {
  readonly routes: readonly Route[]
  readonly session: Session
  readonly window: Window
  /** Another account's page was shown before, and the focused element was removed with it. */
  readonly isChange?: boolean
}

/** How long the old screen stays while the next one's code is loading, in milliseconds. */
const timeoutMs = 300

/** Guards may redirect to guarded addresses, but not endlessly. */
const maxRedirects = 5

/** Query parameters of the sign-in screens (`from`, and OAuth's response). No other screen gets them. */
const ofSignIn = new Set(['from', 'code', 'state'])

interface Target {
  readonly url: URL
  readonly route: Route | null
  readonly params: Readonly<Record<string, string>>
}

/** Synchronizes the address bar and the screen for one session. */
export function createRouter({ routes, session, window, isChange = false }: RouterOptions): Router {
  const { history, location } = window
  /** Scroll position and focused post at the end of each visit. */
  const left = new Map<string, { readonly top: number; readonly post: string | null }>()
  let latest = 0

  const first = resolve(new URL(location.href))
  const address = createCell(addressOf(first.url))
  const shown = createCell<Shown>({
    route: first.route,
    params: first.params,
    pathname: first.url.pathname,
    search: first.url.searchParams,
    visit: visitOf(history.state),
    isFirst: !isChange,
    leftFrom: null,
    scrollTo: null,
  })
  history.scrollRestoration = 'manual'
  // The state that a screen keeps with the entry survives a reload.
  history.replaceState({ ...(isRecord(history.state) && history.state), visit: shown.get().visit }, '', first.url)
  first.route?.open?.(session, first.params)

  function resolve(from: URL): Target {
    takeTheme(from)
    let url = from
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const match = matchRoute(routes, url.pathname)
      const elsewhere = match?.route.guard?.(session, match.params) ?? null
      if (elsewhere === null) return { url, route: match?.route ?? null, params: match?.params ?? {} }
      url = elsewhere === href.login() ? new URL(wayIn(from), location.origin) : withQuery(elsewhere, url.searchParams)
    }
    throw new Error(
      `The guards lead round in a circle from ${from.pathname}. Mend landingPath or the guard of the last address: ${url.pathname}.`,
    )
  }

  /** Takes a shared theme out of an address. It is shown wherever the reader is, and its link is not in the history. */
  function takeTheme(url: URL): boolean {
    const [, theme = ''] = url.hash.split(themeHash)
    if (theme) {
      url.hash = ''
      givenThemeOf(session).set(theme)
    }
    return theme !== ''
  }

  /** A redirect has the query of the link, such as a shared text. Parameters that the guard sets override it. */
  function withQuery(elsewhere: string, query: URLSearchParams): URL {
    const url = new URL(elsewhere, location.origin)
    const own = new Set(url.searchParams.keys())
    for (const [name, value] of query) if (!own.has(name) && !ofSignIn.has(name)) url.searchParams.append(name, value)
    return url
  }

  async function show(target: Target, visit: string, scrollTo: number | null, leftFrom: string | null = null): Promise<void> {
    const turn = ++latest
    address.set(addressOf(target.url))
    const { pathname, searchParams: search } = target.url
    if (isShown(target.url) && target.route === shown.get().route && scrollTo === null) return
    target.route?.open?.(session, target.params)
    const waiting = target.route?.preload?.()
    // A screen whose code fails to load shows that itself when it renders.
    if (waiting) await Promise.race([waiting.catch(() => {}), pause()])
    if (turn !== latest) return
    shown.set({ route: target.route, params: target.params, pathname, search, visit, isFirst: false, leftFrom, scrollTo })
  }

  /** Whether a screen's address is on screen, in any of its tabs. */
  function isShown({ pathname, searchParams }: URL): boolean {
    return pathname === shown.get().pathname && searchParams.toString() === shown.get().search.toString()
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => void session.clock.after(timeoutMs, resolve))
  }

  function leave(): void {
    const post = window.document.activeElement?.closest<HTMLElement>('main article[data-status]')?.dataset.status ?? null
    left.set(shown.get().visit, { top: window.scrollY, post })
  }

  function navigate(href: string, { replace = false } = {}): void {
    const url = new URL(href, location.href)
    if (takeTheme(url)) return
    const target = resolve(url)
    const samePage = target.url.pathname === location.pathname && target.url.search === location.search
    leave()
    // A change of the hash is a change of tab inside the screen: a replaced one is the same visit still.
    const isTab = samePage && (target.url.hash !== '' || (replace && location.hash !== ''))
    const visit = isTab && replace ? shown.get().visit : randomKey()
    if (replace || target.url.href === location.href) history.replaceState({ visit, hasPrevious: hasPreviousEntry() }, '', target.url)
    else history.pushState({ visit, hasPrevious: true }, '', target.url)
    void show(target, visit, isTab ? null : 0)
  }

  function onPopState(event: PopStateEvent): void {
    const target = resolve(new URL(location.href))
    if (target.url.href !== location.href) history.replaceState(event.state, '', target.url)
    leave()
    const visit = visitOf(event.state)
    const { top, post } = left.get(visit) ?? { top: 0, post: null }
    void show(target, visit, isShown(target.url) ? null : top, post)
  }

  window.addEventListener('popstate', onPopState)
  return {
    address,
    shown,
    visit: () => visitOf(history.state),
    navigate,
    opens: (url) => url.origin === location.origin && matchRoute(routes, url.pathname) !== null,
    preload(url) {
      // As above: the screen shows that itself.
      matchRoute(routes, url.pathname)
        ?.route.preload?.()
        ?.catch(() => {})
    },
    preloadPrefetched() {
      for (const { prefetched, preload } of routes) if (prefetched) preload?.()?.catch(() => {})
    },
    stop: () => window.removeEventListener('popstate', onPopState),
  }
}

/** A guard's redirect to the sign-in screen, which returns to the requested address. */
function wayIn({ pathname, search, hash }: URL): string {
  return pathname + search === href.root() ? href.login() : loginFrom(pathname + search + hash)
}

function addressOf({ pathname, search, hash }: URL): PageAddress {
  return { pathname, search, hash }
}

/** A jump inside the page makes an entry without our mark. */
function visitOf(state: unknown): string {
  return typeof state === 'object' && state !== null && 'visit' in state && typeof state.visit === 'string' ? state.visit : randomKey()
}
