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
import { addEveryRow, codeUntilRest } from './measures/rest.ts'
import { postsReached } from './measures/scroll.ts'
import { medianOf } from './medianOf.ts'
import { firstPostOf, watchFirstPost } from './watchFirstPost.ts'
import { weigh } from './weigh.ts'

const samples = 5
const replies = 500
const scrollSeconds = 15

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
  const builds = [await openBuild(earlier), await openBuild(dist)]
  const rows: (readonly [what: string, measure: (build: Build) => Promise<number>, samples: number])[] = [
    ['bytes (brotli) until home with each kind of row rests', (build) => bytesAtRest(browser, build), 1],
    [`a thread of ${replies}, opened by its address: ms to the opened post`, (build) => timeToOpened(browser, build), samples],
    [`posts reached in ${scrollSeconds} s of scrolling`, (build) => reachedBy(browser, build), 2],
  ]
  try {
    for (const [what, measure, count] of rows) {
      const values = new Map(builds.map((build) => [build, [] as number[]]))
      for (let sample = 0; sample < count; sample += 1) for (const build of builds) values.get(build)?.push(await measure(build))
      const [before = 0, now = 0] = builds.map((build) => medianOf(values.get(build) ?? []))
      console.log(`${what}: ${Math.round(before)} -> ${Math.round(now)} (${(now / before).toFixed(2)})`)
    }
  } finally {
    await browser.close()
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
): Promise<Value> {
  const context = await browser.newContext({
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

function timeToOpened(browser: Browser, build: Build): Promise<number> {
  return withPage(browser, build, async (page, context) => {
    await watchFirstPost(context)
    await page.goto(`${build.product.origin}/notice/${build.thread[0] ?? ''}`)
    return (await firstPostOf(page)).painted
  })
}

function reachedBy(browser: Browser, build: Build): Promise<number> {
  return withPage(browser, build, async (page) => {
    await page.goto(`${build.product.origin}/main/all`)
    await page.locator('article').first().waitFor()
    await page.mouse.move(700, 450)
    return postsReached(page, scrollSeconds)
  })
}
