import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as media from '@rookery/api/calls/media'
import type { BrowserContext, Locator, Page } from 'playwright-core'

import type { StatusCardPage } from '../pages/StatusCardPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'
import { somebody, type Somebody } from './arrange.ts'
import { expect } from './expect.ts'
import { fetchResponse } from './fetchResponse.ts'
import { oncePerProduct } from './oncePerProduct.ts'
import type { Product } from './startProduct.ts'
import { waitForRest } from './waitForRest.ts'
import { waitLimit } from './waitLimit.ts'

export interface Waves {
  readonly bob: Somebody
  readonly posts: readonly Awaited<ReturnType<Somebody['post']>>[]
}

/** Forty posts of different lengths, every third with an image. */
export const fillWithWaves = oncePerProduct(async (product): Promise<Waves> => {
  const bob = await somebody(product, 'bob')
  const bytes = await readFile(join(import.meta.dirname, '../fixtures/marsh.png'))
  const posts: Waves['posts'][number][] = []
  for (let n = 1; n <= 40; n += 1) {
    const image = n % 3 === 0 && (await media.upload(bob.client, new File([bytes], 'marsh.png', { type: 'image/png' })))
    posts.push(await bob.post(`Wave ${n}. ${'Slow water goes round. '.repeat((n * 7) % 13)}`, image ? { mediaIds: [image.id] } : {}))
  }
  return { bob, posts }
})

/** A server that does not send the size of images. */
export async function withoutSizes(context: BrowserContext): Promise<void> {
  await context.route('**/api/v1/timelines/**', async (route) => {
    const response = await fetchResponse(route)
    if (!response.ok()) return route.fulfill({ response })
    const statuses = (await response.json()) as { media_attachments: { meta: object }[] }[]
    for (const { media_attachments: attachments } of statuses) for (const one of attachments) one.meta = {}
    return route.fulfill({ response, json: statuses })
  })
}

export interface Reading extends Waves {
  readonly page: Page
  readonly timeline: TimelinePage
  /** The post that is read: its top is at the reading line. */
  readonly read: StatusCardPage
}

export interface HowToRead {
  readonly feed?: 'public' | 'home'
  readonly images?: 'come' | 'wait'
}

/** Scrolls down a timeline to a post in the middle, and stops. */
export async function readDown(
  page: Page,
  product: Product,
  words = 'Wave 14.',
  { feed = 'public', images = 'come' }: HowToRead = {},
): Promise<Reading> {
  const waves = await fillWithWaves(product)
  const timeline = new TimelinePage(page)
  await timeline.open(feed)
  const read = timeline.status(words)
  await expect(timeline.posts.first()).toBeVisible()
  await page.evaluate(scrollDownTo, { words, limit: waitLimit })
  await expect(read.content).toBeInViewport()
  await read.root.evaluate((post) => {
    const line = Number.parseFloat(getComputedStyle(post.closest('[role="feed"]') ?? post).scrollMarginTop)
    scrollBy(0, post.getBoundingClientRect().top - line)
  })
  if (images === 'come') await waitForRest(page)
  await expect.poll(() => topOf(read.root)).toBe(await topOf(read.root))
  return { ...waves, page, timeline, read }
}

/** Runs in the page: scrolls in steps of a reader until a post with these words is in sight. A phone has no wheel. */
async function scrollDownTo({ words, limit }: { readonly words: string; readonly limit: number }): Promise<void> {
  const isSeen = (post: Element) => {
    const { top, bottom } = post.getBoundingClientRect()
    return post.textContent.includes(words) && top < innerHeight && bottom > 0
  }
  const end = performance.now() + limit
  while (![...document.querySelectorAll('main article[data-status]')].some(isSeen)) {
    if (performance.now() > end) throw new Error(`No post with "${words}" came into sight.`)
    scrollBy(0, 500)
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => void requestAnimationFrame(resolve))
  }
}

export const topOf = async (locator: Locator) => Math.round(((await locator.boundingBox())?.y ?? Number.NaN) * 10) / 10

/**
 * Presses a link or a button of a page whose place must not change. A click of Playwright that has to be repeated, as on a busy machine,
 * scrolls its target to the other end of the window first.
 */
export function pressInPlace(target: Locator): Promise<void> {
  return target.evaluate((element: HTMLElement) => {
    element.focus({ preventScroll: true })
    element.click()
  })
}

export async function expectUnchanged(locator: Locator, before: number): Promise<void> {
  await expect.poll(async () => Math.abs((await topOf(locator)) - before)).toBeLessThanOrEqual(1)
}
