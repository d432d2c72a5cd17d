import type { Timer } from '@rookery/api/http/Clock'
import type { Session } from '#features/session/model/Session.ts'
import type { Stop } from '@rookery/store/Cell'
import type { PageState } from './pageState.ts'

export interface ShellWorkerOptions {
  readonly session: Session
  readonly page: PageState
  readonly window: Pick<Window, 'caches' | 'fetch' | 'location' | 'navigator' | 'performance'>
}

/** Where the build puts the worker. */
const address = '/sw-pleroma.js'
/** The same word as in `worker/ShellFiles.ts`, which is a program of its own. */
const takeOver = 'rookery.takeOver'
const cachePrefix = 'rookery.shell:'
/** Stored on the device: `?worker=off` in an address counts for it until `?worker=on`. */
const offKey = 'rookery.worker'
/** Browsers look for a new worker when a page is opened; a page that stays open looks once an hour. */
const lookEvery = 60 * 60_000
/** How long a user who accepted the new version waits for it (ms) before the page reloads anyway. */
const timeoutMs = 5000

/**
 * Has the service worker keep the client's files, offers a new version when there is one, and takes the worker away where it is
 * switched off or the server no longer has one. Says nothing of failures: without a worker everything works but the start offline.
 */
export function startShellWorker({ session, page, window }: ShellWorkerOptions): Stop {
  const { clock, device, notices } = session
  const { serviceWorker } = window.navigator
  const stops: Stop[] = []
  const offered = new WeakSet<ServiceWorker>()
  let timer: Timer | null = null
  let lookedAt = clock.now()
  let stopped = false

  // Without a service worker this chunk cannot be loaded while offline.
  void import('./startOutbox.ts').catch(() => {})

  const choice = new URLSearchParams(window.location.search).get('worker')
  if (choice === 'off') device.stored.set(offKey, 'off')
  if (choice === 'on') device.stored.remove(offKey)
  if (device.stored.get(offKey) === null) void start()
  else void unregister()

  async function start(): Promise<void> {
    try {
      const registration = await serviceWorker.register(address, { updateViaCache: 'none' })
      // Extensions that block workers may resolve to nothing.
      if (stopped || !(registration instanceof ServiceWorkerRegistration)) return
      watch(registration)
    } catch {
      // Refused by the browser, offline, or not there any more.
      if (await isDeleted()) await unregister()
    }
  }

  function watch(registration: ServiceWorkerRegistration): void {
    const look = () => {
      const { waiting, active, installing } = registration
      installing?.addEventListener('statechange', look)
      if (stopped) return
      if (waiting && active && !offered.has(waiting)) offer(registration, waiting)
    }
    registration.addEventListener('updatefound', look)
    look()
    void handOver()
    const again = () => {
      timer = clock.after(lookEvery, again)
      if (page.visible.get()) update()
    }
    const update = () => {
      lookedAt = clock.now()
      registration.update().catch(async () => {
        if (await isDeleted()) await unregister()
      })
    }
    timer = clock.after(lookEvery, again)
    stops.push(page.visible.subscribe(() => page.visible.get() && clock.now() - lookedAt > lookEvery && update()))
  }

  function offer(registration: ServiceWorkerRegistration, waiting: ServiceWorker): void {
    offered.add(waiting)
    notices.show({
      level: 'info',
      messageKey: 'update.ready',
      action: { label: 'update.take', run: () => void take(registration) },
    })
  }

  /** Reloads the page when the new worker controls it; immediately if another page has activated it already. */
  async function take(registration: ServiceWorkerRegistration): Promise<void> {
    const before = serviceWorker.controller
    const reload = () => window.location.reload()
    // The new worker waits until the old one has finished its work for all pages, which may take minutes. After this time the page reloads;
    // unsaved data is stored as it is left.
    clock.after(timeoutMs, reload)
    await session.flush()
    // Another page may have opened while this one stored its data.
    if (!registration.waiting || serviceWorker.controller !== before) return reload()
    serviceWorker.addEventListener('controllerchange', reload, { once: true })
    registration.waiting.postMessage(takeOver)
  }

  /** Tells the worker the files that were loaded before it. */
  async function handOver(): Promise<void> {
    const { active } = await serviceWorker.ready
    const paths = window.performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
    if (!stopped) active?.postMessage([...new Set(paths.map(({ pathname }) => pathname))])
  }

  /** Whether the server responds and has no worker: some respond with a page to every unknown path. */
  async function isDeleted(): Promise<boolean> {
    try {
      const response = await window.fetch(address, { cache: 'no-store', credentials: 'omit' })
      return response.status === 404 || (response.ok && !response.headers.get('content-type')?.includes('javascript'))
    } catch {
      return false
    }
  }

  async function unregister(): Promise<void> {
    try {
      const registrations = await serviceWorker.getRegistrations()
      await Promise.all(registrations.map((registration) => registration.unregister()))
      const names = await window.caches.keys()
      await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => window.caches.delete(name)))
    } catch {
      // The browser refuses both to this page; then it keeps neither.
    }
  }

  return () => {
    stopped = true
    timer?.cancel()
    for (const stop of stops) stop()
  }
}
