import { isClientPage } from './isClientPage.ts'
import { wholeManifest, type ShortcutWords } from './wholeManifest.ts'
import type { WorkerFetchEvent, WorkerInstallEvent, WorkerScope } from './WorkerScope.ts'

/** One build of the client: the files that its pages may fetch. */
export interface ShellBuild {
  readonly version: string
  /** Paths of scripts and stylesheets, except other languages, which are cached on use. */
  readonly files: readonly string[]
  readonly words: ShortcutWords
}

/** The client's own files on the device, a cache for each build. */
export interface ShellFiles {
  /** Caches every file of this build. Rejects if one fails to load: then the previous build stays active. */
  install(): Promise<void>
  /** Keeps files that pages of this build have fetched before there was a worker. */
  store(paths: readonly string[]): Promise<void>
  /** Responds to requests for files of the client, and leaves all others to the network. */
  handleFetch(event: WorkerFetchEvent): void
  /** Takes away everything and ends the worker's work for good. */
  end(): Promise<void>
}

const prefix = 'rookery.shell:'
/** Every server sends the plain page at this path, without the data that it writes into the others. */
const page = '/index.html'
/** The client's own logo. A logo of the server is cached when it is first shown. */
const logo = '/static/logo.svg'
/** This many files are fetched at the same time; the reader can continue meanwhile. */
const atOnce = 4

/** Message with which a page lets the waiting build take over. */
export const takeOverWord = 'rookery.takeOver'

export function createShellFiles(scope: WorkerScope, { version, files, words }: ShellBuild): ShellFiles {
  const { caches, clients, registration } = scope
  const name = prefix + version
  /** It continues until its last page is closed. */
  let isOver = false

  async function install(): Promise<void> {
    const cache = await caches.open(name)
    const waiting = files.values()
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        // Files of a build never change under their name, and most have just been fetched by the page.
        for (const path of waiting) await fetchInto(cache, path, 'force-cache')
      }),
    )
    await fetchInto(cache, logo, 'default').catch(() => {})
    // The page comes last: a cache that has it is complete.
    await fetchInto(cache, page, 'no-cache')
  }

  async function fetchInto(cache: Cache, path: string, mode: RequestCache): Promise<void> {
    if (mode === 'force-cache' && (await cache.match(path))) return
    const response = await scope.fetch(path, { cache: mode })
    if (!response.ok || response.redirected) throw new Error(`${path} was answered with ${response.status}.`)
    await cache.put(path, response)
  }

  function handleFetch(event: WorkerFetchEvent): void {
    const { request } = event
    const url = new URL(request.url)
    if (isOver || request.method !== 'GET' || url.origin !== scope.location.origin) return
    if (request.mode === 'navigate') {
      // Before anything else, so that it works however broken the rest is.
      if (url.searchParams.get('worker') === 'off') return event.waitUntil(end())
      if (isClientPage(url.pathname)) event.respondWith(respondWithPage(event))
      return
    }
    if (url.pathname.startsWith('/assets/')) event.respondWith(respondWithFile(request, url.pathname))
    else if (request.destination === 'manifest') event.respondWith(respondWithManifest(request))
    else if (request.destination === 'image' && /^\/(?:static\/|favicon)/.test(url.pathname))
      event.respondWith(respondWithImage(request, url.pathname))
  }

  async function respondWithPage(event: WorkerFetchEvent): Promise<Response> {
    const { request } = event
    try {
      const open = await clients.matchAll({ type: 'window', includeUncontrolled: true })
      const isNext = registration.waiting !== null && open.length <= 1
      // A start, or the one page of this build, goes over to the next build by itself.
      if (isNext) registration.waiting?.postMessage(takeOverWord)
      const cachedPage = isNext ? await newestPage() : await (await caches.open(name)).match(page)
      if (open.length === 0) event.waitUntil(dropOthers(isNext))
      if (cachedPage) return cachedPage
    } catch {
      // The browser has taken the caches away, or refuses them: the network has the page.
    }
    return scope.fetch(request)
  }

  async function newestPage(): Promise<Response | undefined> {
    for (const each of (await ownCaches()).toReversed()) {
      const found = await (await caches.open(each)).match(page)
      if (found) return found
    }
    return undefined
  }

  /** A page that is still open finds the files of its build, however many builds came since: servers have only the newest. */
  async function respondWithFile(request: Request, pathname: string): Promise<Response> {
    try {
      const cached = await caches.match(pathname)
      if (cached) return cached
    } catch {
      return scope.fetch(request)
    }
    const response = await scope.fetch(request)
    // A server without the file may send a page in its place.
    const isFile = response.ok && !response.redirected && !response.headers.get('content-type')?.includes('html')
    if (isFile) await put(pathname, response.clone())
    return response
  }

  /** Images of the site may change without a new name: cached ones are used offline only. */
  async function respondWithImage(request: Request, pathname: string): Promise<Response> {
    try {
      const response = await scope.fetch(request)
      if (response.ok && response.headers.get('content-type')?.startsWith('image/')) await put(pathname, response.clone())
      return response
    } catch (error) {
      const cached = await caches.match(pathname)
      if (cached) return cached
      throw error
    }
  }

  /** The server's manifest has its name and icons; the client's features are added. */
  async function respondWithManifest(request: Request): Promise<Response> {
    const response = await scope.fetch(request)
    try {
      // The page names its language; one of an earlier build, or a browser on its own, does not.
      const named = new URL(request.url).searchParams.getAll('language')
      const whole = wholeManifest(await response.clone().json(), words, [...named, ...scope.navigator.languages])
      if (response.ok && whole) return Response.json(whole, { headers: { 'content-type': 'application/manifest+json' } })
    } catch {
      // An HTML page or an unreadable response: the browser shows the error.
    }
    return response
  }

  async function put(pathname: string, responded: Response): Promise<void> {
    try {
      await (await caches.open(name)).put(pathname, responded)
    } catch {
      // The device is full, but the page has its file.
    }
  }

  const ownCaches = async () => (await caches.keys()).filter((each) => each.startsWith(prefix))

  /** No page is open, so caches of earlier builds are useless. */
  async function dropOthers(isNext: boolean): Promise<void> {
    const all = await ownCaches()
    const newest = isNext ? all.at(-1) : name
    await Promise.all(all.filter((each) => each !== newest && each !== name).map((each) => caches.delete(each)))
  }

  async function end(): Promise<void> {
    isOver = true
    await Promise.all((await ownCaches()).map((each) => caches.delete(each)))
    await registration.unregister()
  }

  return {
    install,
    async store(paths) {
      const cache = await caches.open(name)
      for (const path of paths) await fetchInto(cache, path, 'force-cache').catch(() => {})
    },
    handleFetch,
    end,
  }
}

/** Lets the browser send other requests to the network without starting the worker, if it can. */
export function passBy(event: WorkerInstallEvent): void {
  const served = ['api', 'media', 'proxy', 'emoji', 'images', 'oauth', 'nodeinfo']
  const rules = served.map((first) => ({ condition: { urlPattern: { pathname: `/${first}/*` } }, source: 'network' }))
  // A browser that knows other rules does without.
  event.waitUntil(event.addRoutes?.(rules).catch(() => {}) ?? Promise.resolve())
}
