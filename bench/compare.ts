import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'

import { dist } from '../scripts/build.mjs'
import { somebody } from '../e2e/harness/arrange.ts'
import { everyRowViewport, fillHome } from '../e2e/harness/everyRow.ts'
import { openBrowser } from '../e2e/harness/openBrowser.ts'
import { signedInState } from '../e2e/harness/signedInState.ts'
import { startProduct, type Product } from '../e2e/harness/startProduct.ts'
import { addPosts } from './addPosts.ts'
import { addThread } from './addThread.ts'
import { keyDelays } from './keyDelays.ts'
import { addEveryRow, codeUntilRest } from './measures/rest.ts'
import { postsReached } from './measures/scroll.ts'
import { streaming } from './measures/streaming.ts'
import { medianOf, percentileOf } from './medianOf.ts'
import { firstPostOf, watchFirstPost } from './watchFirstPost.ts'
import { readFrames, startFrames, watchFrames } from './watchFrames.ts'
import { weigh } from './weigh.ts'

const samples = 5
const replies = 500
const scrollSeconds = 15

/** How a page is opened: on a machine so many times slower, on a mobile network, and for the third time. */
interface Visit {
  readonly slower?: number
  readonly isOn3G?: boolean
  readonly visits?: number
  readonly hasWorker?: boolean
}

/** One figure of a build or several that one visit measures, each with its name, and how often it is measured. */
type Comparison = readonly [
  names: string | readonly string[],
  measure: (build: Build) => Promise<number | readonly number[]>,
  samples: number,
]

/** Fast 3G: 1.6 Mbit/s, 150 ms. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** After so many milliseconds without a request a page has stored all data for its next visit. */
const quiet = 3000

/** A build in a product of its own, with the same posts as the other. */
interface Build {
  readonly folder: string
  readonly product: Product
  readonly thread: readonly string[]
}

/**
 * Measures an earlier bundle and the built one in turns, so that a busy machine slows both, and prints a row for each measure.
 *
 * @param earlier the folder of the earlier bundle, with compressed files beside the others
 */
export async function compareBundles(earlier: string): Promise<void> {
  const browser = await openBrowser(['--disk-cache-size=1'])
  const caching = await openBrowser([])
  const builds = [await openBuild(earlier), await openBuild(dist)]
  const slow = { slower: 4, isOn3G: true }
  const third = { ...slow, visits: 3 }
  const rows: readonly Comparison[] = [
    ['bytes (brotli) until home with each kind of row rests', (build) => bytesAtRest(browser, build), 1],
    ['first post, cold: ms', (build) => timeToFirstPost(browser, build, {}), samples],
    ['first post, cold, CPU 4x slower: ms', (build) => timeToFirstPost(browser, build, { slower: 4 }), samples],
    ['first post, cold, CPU 4x slower, 3G: ms', (build) => timeToFirstPost(browser, build, slow), samples],
    ['first post, third visit without a worker, CPU 4x slower, 3G: ms', (build) => timeToFirstPost(caching, build, third), samples],
    [
      'first post, third visit with the worker, CPU 4x slower, 3G: ms',
      (build) => timeToFirstPost(caching, build, { ...third, hasWorker: true }),
      samples,
    ],
    [`a thread of ${replies}, opened by its address: ms to the opened post`, (build) => timeToOpened(browser, build), samples],
    [`the same, pressed in a timeline: ms to the opened post`, (build) => timeToPressed(browser, build), samples],
    [[`posts reached in ${scrollSeconds} s of scrolling`, 'frames missed meanwhile: %'], (build) => scrolled(browser, build), 2],
    ['main-thread work while 600 posts arrive in 60 s: ms', (build) => workOfStream(browser, build), 1],
    [['typing, CPU 4x slower, key to frame, median: ms', 'the same, 95 of 100 keys: ms'], (build) => typed(browser, build), 3],
  ]
  try {
    for (const [names, measure, count] of rows) {
      const values = new Map(builds.map((build) => [build, [] as (readonly number[])[]]))
      for (let sample = 0; sample < count; sample += 1) for (const build of builds) values.get(build)?.push([await measure(build)].flat())
      for (const [index, name] of [names].flat().entries()) {
        const [before = 0, now = 0] = builds.map((build) =>
          medianOf((values.get(build) ?? []).map((sample) => sample[index] ?? Number.NaN)),
        )
        console.log(`${name}: ${Math.round(before)} -> ${Math.round(now)} (${(now / before).toFixed(2)})`)
      }
    }
  } finally {
    await Promise.all([browser.close(), caching.close()])
    await Promise.all(builds.map(({ product }) => product.close()))
  }
}

async function openBuild(folder: string): Promise<Build> {
  const product = await startProduct({ seed: 'bare', bundleDir: folder })
  await addPosts(product.instance, 3000)
  const ada = await somebody(product, 'ada')
  await ada.follow('bob')
  await addEveryRow(product)
  return { folder, product, thread: await addThread(product.instance, replies) }
}

/** Runs with a page of Ada, cold. */
async function withPage<Value>(
  browser: Browser,
  { product }: Build,
  work: (page: Page, context: BrowserContext) => Promise<Value>,
  hasWorker = true,
): Promise<Value> {
  const context = await browser.newContext({
    serviceWorkers: hasWorker ? 'allow' : 'block',
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    storageState: await signedInState(browser, product, 'ada'),
  })
  try {
    return await work(await context.newPage(), context)
  } finally {
    await context.close()
  }
}

function bytesAtRest(browser: Browser, build: Build): Promise<number> {
  return withPage(browser, build, async (page, context) => {
    await page.setViewportSize(everyRowViewport)
    await watchFirstPost(context)
    await fillHome(page)
    const asked = await codeUntilRest(page, `${build.product.origin}/main/friends`)
    return weigh(
      asked.map((path) => join(build.folder, path)),
      '.br',
    )
  })
}

function timeToFirstPost(browser: Browser, build: Build, { slower = 1, isOn3G, visits = 1, hasWorker }: Visit): Promise<number> {
  const work = async (page: Page, context: BrowserContext) => {
    await watchFirstPost(context)
    const devtools = await context.newCDPSession(page)
    for (let visit = 1; visit < visits; visit += 1) {
      await page.goto(`${build.product.origin}/main/friends`)
      await firstPostOf(page)
      await waitForQuiet(page)
      // The worker starts with the first input after the code that waits for it has loaded.
      await page.mouse.move(700, 450 + visit)
      await waitForQuiet(page)
      if (hasWorker === true) await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    }
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
    if (isOn3G) await devtools.send('Network.emulateNetworkConditions', network)
    await page.goto(`${build.product.origin}/main/friends`)
    return (await firstPostOf(page)).painted
  }
  return withPage(browser, build, work, hasWorker ?? false)
}

/** Waits until the page has made no request for a while. */
async function waitForQuiet(page: Page): Promise<void> {
  while (await page.waitForEvent('request', { timeout: quiet }).catch(() => null));
}

function timeToOpened(browser: Browser, build: Build): Promise<number> {
  return withPage(browser, build, async (page, context) => {
    await watchFirstPost(context)
    await page.goto(`${build.product.origin}/notice/${build.thread[0] ?? ''}`)
    return (await firstPostOf(page)).painted
  })
}

function timeToPressed(browser: Browser, build: Build): Promise<number> {
  return withPage(browser, build, async (page) => {
    const newest = build.thread.at(-1) ?? ''
    await page.goto(`${build.product.origin}/main/all`)
    const link = page.locator(`main a[id="time-${newest}"]`)
    await link.waitFor()
    // The code of a conversation is fetched in advance, once the reader has moved the pointer.
    await page.mouse.move(700, 450)
    await waitForQuiet(page)
    return link.evaluate(openedAfter, newest)
  })
}

/** Runs in the page: presses a link, and returns the milliseconds until its post is on the screen as the opened one. */
function openedAfter(link: HTMLElement | SVGElement, id: string): Promise<number> {
  const pressedAt = performance.now()
  return new Promise((resolve) => {
    const look = () => {
      const isOpened = document.querySelector(`main article[data-focused][data-status="${id}"]`) !== null
      if (!isOpened) return requestAnimationFrame(look)
      // A message follows the frame that shows it; a timer runs after those of the page.
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(performance.now() - pressedAt))
      port1.start()
      return port2.postMessage(null)
    }
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    requestAnimationFrame(look)
  })
}

/** Posts reached by the wheel, and the share of frames missed. */
function scrolled(browser: Browser, build: Build): Promise<readonly number[]> {
  return withPage(browser, build, async (page, context) => {
    await watchFrames(context)
    await page.goto(`${build.product.origin}/main/all`)
    await page.locator('article').first().waitFor()
    await page.mouse.move(700, 450)
    await startFrames(page)
    const reached = await postsReached(page, scrollSeconds)
    return [reached, (await readFrames(page)).missed]
  })
}

async function workOfStream(browser: Browser, { product }: Build): Promise<number> {
  const rows = await streaming({
    browser,
    product,
    posts: 0,
    async openPage({ as } = {}) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        locale: 'en',
        ...(as !== undefined && { storageState: await signedInState(browser, product, as) }),
      })
      return { context, page: await context.newPage() }
    },
  })
  return rows.find(({ id }) => id === 'streaming.work')?.value ?? Number.NaN
}

/** The median and the 95th percentile of the delays of keys in the composer. */
function typed(browser: Browser, build: Build): Promise<readonly number[]> {
  return withPage(browser, build, async (page, context) => {
    await page.goto(`${build.product.origin}/main/friends`)
    await page.locator('article').first().waitFor()
    await page.locator('textarea').first().fill('Reeds in the evening. ')
    await page.waitForLoadState('networkidle')
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.locator('textarea').first().press('Control+End')
    const delays = await keyDelays(page)
    return [medianOf(delays), percentileOf(delays, 0.95)]
  })
}
