import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'

import { dist } from '../scripts/build.mjs'

/** When things happened, in milliseconds after the navigation began. */
export interface FirstPost {
  /** React put its first element into the page. */
  readonly mounted: number
  /** The first post was in the document. */
  readonly drawn: number
  /** It was on the screen. */
  readonly painted: number
  /** How long the main thread could not answer until then. */
  readonly blocked: number
  /** How many posts were in the document then. */
  readonly posts: number
}

declare global {
  interface Window {
    firstPost: Promise<FirstPost>
  }
}

/** Notes in every page of the context when the first post was seen. */
export async function watchFirstPost(context: BrowserContext): Promise<void> {
  await context.addInitScript(noteFirstPost)
}

/**
 * Delays every script and style that the page itself does not reference, until the first post is rendered. Files loaded in parallel do not
 * count on a slow machine, and files that the first post needs would block it forever.
 * @param language the one the page is read in, whose texts come before the first post
 */
export async function holdLaterFiles(context: BrowserContext, language = 'en'): Promise<void> {
  const page = await readFile(join(dist, 'index.html'), 'utf8')
  const named = new Set([...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path))
  await context.route(/\/assets\/.*\.(js|css|json)$/, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (!named.has(pathname) && !pathname.startsWith(`/assets/${language}-start-`)) await firstPostOf(route.request().frame().page())
    await route.continue()
  })
}

/** Waits for the first post and says when it was seen. */
export function firstPostOf(page: Page): Promise<FirstPost> {
  return page.evaluate(() => window.firstPost)
}

/** Runs in the page. */
function noteFirstPost() {
  let blocked = 0
  // As in "total blocking time": the part of a task beyond 50 ms.
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) blocked += task.duration - 50
  }).observe({ type: 'longtask', buffered: true })
  let mounted = 0
  window.firstPost = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('No post was drawn within a minute.')), 60_000)
    const observer = new MutationObserver(() => {
      // The page itself contains the outline.
      if (!mounted && document.querySelector('#root > :not([data-outline])')) mounted = performance.now()
      if (!document.querySelector('main article')) return
      observer.disconnect()
      const drawn = performance.now()
      // The browser draws the post in the frame after these callbacks. A message follows that frame; a timer runs after those of the page.
      requestAnimationFrame(() => {
        const posts = document.querySelectorAll('main article').length
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve({ mounted, drawn, painted: performance.now(), blocked, posts }))
        port1.start()
        port2.postMessage(null)
      })
    })
    observer.observe(document, { childList: true, subtree: true })
  })
}
