import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core'

import { withinLimit } from '../../../scripts/test/withinLimit.ts'
import { blankPath, clearEverything, hushEnds, layIn, leaveForBlank, type StoredTexts } from './blankPage.ts'
import { watchTraces, type LastingTraces } from './lastingTraces.ts'
import { forgetTraffic } from '../waitForRest.ts'
import { waitLimit } from '../waitLimit.ts'
import { watchPages, type LastingWatch, type Watch } from '../watchPage.ts'

/** A page in a browser of its own, watched. */
export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  readonly watch: Watch
}

/** Initial state of a visit. */
export interface VisitStart {
  readonly options: BrowserContextOptions
  /** Where the product is, which answers with a blank page at `blankPath`. */
  readonly origin: string
  /** Entries of localStorage at that origin; all other storage is empty. */
  readonly texts: StoredTexts
  /** Runs before the page shows anything. Its effects count as those of the visit. */
  readonly prepare?: ((context: BrowserContext) => Promise<void>) | undefined
  /** Parts that the context has for its whole life, such as init scripts. Only visits with the same one share a context. */
  readonly equipment?: Equipment | undefined
}

/** Init scripts and the like, which a context never loses. */
export interface Equipment {
  /** Two of the same name do the same. */
  readonly name: string
  readonly add: (context: BrowserContext) => Promise<unknown>
  /** True where the next visit may find the files that this one fetched, with their compiled code. */
  readonly keepsFetched?: true
}

/** Where visits come from. Their contexts end with their browser. */
export interface Visits {
  /** Opens a page that finds nothing of the visits before. */
  take(start: VisitStart): Promise<Visit>
  /** Ends a visit. */
  giveBack(visit: Visit): Promise<void>
}

interface Entry {
  readonly visit: Visit & { readonly watch: LastingWatch }
  /** Options of its context as text; null when it must not be reused. */
  readonly key: string | null
  readonly origin: string
  /**
   * Opens a session to the page for one use. While a second session is attached, Chromium forgets with each navigation that the
   * context is offline: `navigator.onLine` is true in the new page.
   */
  readonly withProtocol: (act: (session: CDPSession) => Promise<void>) => Promise<void>
  readonly traces: LastingTraces
  readonly keepsFetched: boolean
  /** Where the page and its frames have been. */
  readonly origins: ReadonlySet<string>
}

/** The options of a context that can be used again; as long as it is there they stay, but for the size. */
const staying = new Set('baseURL locale timezoneId colorScheme reducedMotion serviceWorkers viewport hasTouch isMobile'.split(' '))

/** How many contexts wait to be used again; each has a process of its own. */
const maxIdle = 4

/**
 * Visits in Chromium, one after the other in the same contexts. A new context starts a process and compiles the client again, which is most
 * of the cost of opening a page. A visit that changes its context permanently is the last one in it.
 *
 * @param limit how long each step of clearing waits for the page (ms), which a dialog can stop
 */
export function createContextPool(browser: Browser, limit = waitLimit): Visits {
  const idle: Entry[] = []
  const taken = new WeakMap<BrowserContext, Entry>()

  return {
    async take({ options, origin, texts, prepare, equipment }) {
      const key = keyOf(options, origin, equipment?.name)
      const at = key === null ? -1 : idle.findLastIndex((entry) => entry.key === key)
      const entry = idle.splice(at, at === -1 ? 0 : 1)[0] ?? (await open(browser, { options, origin, key, equipment }))
      const { page, context } = entry.visit
      taken.set(context, entry)
      const { viewport } = options
      const size = page.viewportSize()
      if (viewport && (size?.width !== viewport.width || size.height !== viewport.height)) await page.setViewportSize(viewport)
      // Where a new page takes its pointer to be.
      await page.mouse.move(0, 0)
      await entry.withProtocol((session) => layIn(page, session, texts))
      await prepare?.(context)
      return entry.visit
    },
    async giveBack({ context }) {
      const entry = taken.get(context)
      taken.delete(context)
      if (!entry || entry.key === null) return end(context)
      // Only some calls to a browser have a time limit of their own.
      const isAsNew = await withinLimit('Clearing the context', makeAsNew(entry, limit), limit).catch(() => false)
      if (!isAsNew) return end(context)
      idle.push(entry)
      if (idle.length > maxIdle) await idle.shift()?.visit.context.close()
    },
  }
}

/**
 * Visits in an engine whose contexts cannot be cleared: each has a new one.
 *
 * @param openFor opens a browser for options that `browser` cannot provide, which is closed with its context
 */
export function createNewContexts(
  browser: Browser,
  openFor: (options: BrowserContextOptions) => Promise<Browser | null> = () => Promise.resolve(null),
): Visits {
  return {
    async take({ options, origin, texts, prepare, equipment }) {
      const own = await openFor(options)
      const context = await (own ?? browser).newContext({
        ...options,
        ...(texts.length > 0 && { storageState: { cookies: [], origins: [{ origin, localStorage: [...texts] }] } }),
      })
      if (own) context.once('close', () => void own.close())
      await equipment?.add(context)
      await prepare?.(context)
      const watch = await watchPages(context)
      return { page: await context.newPage(), context, watch }
    },
    giveBack: ({ context }) => end(context),
  }
}

/** Options that must match for a context to be reused, as text; null when it must not be reused. */
function keyOf(options: BrowserContextOptions, origin: string, equipment = ''): string | null {
  const { viewport, ...others } = options
  if (!viewport || options.serviceWorkers !== 'block' || !Object.keys(others).every((name) => staying.has(name))) return null
  const stated = Object.entries(others).filter(([, value]) => value !== undefined && value !== false)
  return JSON.stringify([origin, equipment, ...stated.toSorted(([one], [other]) => one.localeCompare(other))])
}

interface Opening extends Pick<VisitStart, 'options' | 'origin' | 'equipment'>, Pick<Entry, 'key'> {}

async function open(browser: Browser, { options, origin, equipment, key }: Opening): Promise<Entry> {
  const context = await browser.newContext(options)
  const watch = await watchPages(context)
  if (key !== null) await hushEnds(context)
  await equipment?.add(context)
  const page = await context.newPage()
  const origins = new Set<string>()
  page.on('framenavigated', (frame) => void origins.add(originOf(frame.url())))
  await page.goto(`${origin}${blankPath}`)
  // A further page would have the size of the first visit in this context.
  const openPage = context.newPage.bind(context)
  context.newPage = async () => {
    const further = await openPage()
    const size = page.viewportSize()
    if (size) await further.setViewportSize(size)
    return further
  }
  // The traces count only sessions that a journey opens.
  const openSession = context.newCDPSession.bind(context)
  const traces = watchTraces(context)
  const withProtocol: Entry['withProtocol'] = async (act) => {
    const session = await openSession(page)
    await act(session)
    await session.detach()
  }
  return { visit: { page, context, watch }, key, origin, withProtocol, traces, keepsFetched: equipment?.keepsFetched ?? false, origins }
}

/** Removes routes first: a route that still responds would delay closing. */
async function end(context: BrowserContext): Promise<void> {
  await Promise.all([context, ...context.pages()].map((routed) => routed.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.close()
}

/** Whether nothing of the visit is left. */
async function makeAsNew(
  { visit: { page, context, watch }, origin, withProtocol, traces, keepsFetched, origins }: Entry,
  limit: number,
): Promise<boolean> {
  // Session storage of another origin can be cleared only by a page of that origin.
  const wasElsewhere = [...origins].some((one) => one !== origin && one !== 'null')
  if (traces.lasting.size > 0 || wasElsewhere) return false
  context.setDefaultTimeout(limit)
  await traces.undo(page)
  await leaveForBlank(page, origin)
  await withProtocol((session) => clearEverything(page, session, keepsFetched))
  forgetTraffic(page)
  watch.startAnew()
  return true
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : 'null'
}
