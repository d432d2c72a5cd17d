import type { BrowserContext, CDPSession, Page } from 'playwright-core'

/** Where every product has a page with nothing on it, which no journey sees. */
export const blankPath = '/-/blank'

/** A page of the product's address, on which its storage can be written before the client starts. */
export function blankResponse(): Response {
  // Without its own sign a page has the browser ask for one.
  return new Response('<!doctype html><link rel="icon" href="data:,">', {
    headers: { 'content-type': 'text/html', 'cache-control': 'no-store' },
  })
}

/** Texts by their keys, as the browser keeps them of one address. */
export type StoredTexts = readonly { readonly name: string; readonly value: string }[]

const endOfVisit = 'visitHasEnded'

/**
 * Ends every page of a context silently after its visit: requests and writes of a closing page would reach the next
 * visit. A closed context sends nothing either.
 */
export async function hushEnds(context: BrowserContext): Promise<void> {
  // As the first listener it can stop events for all later ones.
  await context.addInitScript((ended) => {
    for (const name of ['pagehide', 'visibilitychange', 'unload'])
      addEventListener(name, (event) => Reflect.has(window, ended) && event.stopImmediatePropagation(), { capture: true })
  }, endOfVisit)
}

/** Closes all pages of a context but this one, which becomes a blank page; none of them says a word. */
export async function leaveForBlank(page: Page, origin: string): Promise<void> {
  const pages = page.context().pages()
  const frames = pages.flatMap((one) => one.frames())
  // A page in the midst of something that never ends is not waited for.
  await Promise.all(frames.map((frame) => frame.waitForFunction((ended) => Reflect.set(window, ended, true), endOfVisit)))
  for (const other of pages) if (other !== page) await other.close()
  await page.goto(`${origin}${blankPath}`)
}

/**
 * Deletes all data of pages from a browser: storage, databases, caches, workers, cookies, and, unless disabled, its HTTP
 * cache.
 */
export async function clearEverything(page: Page, session: CDPSession, keepsFetched: boolean): Promise<void> {
  await Promise.all([
    session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' }),
    ...(keepsFetched ? [] : [session.send('Network.clearBrowserCache')]),
    // The browser may not have received the page's last writes yet, so the page clears them itself.
    page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
      window.name = ''
    }),
  ])
}

/** Lays texts into the storage of the address of a blank page, and forgets where the page has been. */
export async function layIn(page: Page, session: CDPSession, texts: StoredTexts): Promise<void> {
  await page.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value)
  }, texts)
  await session.send('Page.resetNavigationHistory')
}
