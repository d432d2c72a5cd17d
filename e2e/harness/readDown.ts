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
  await expect(async () => {
    // By the page itself: a phone has no wheel.
    await page.evaluate(() => scrollBy(0, 500))
    await expect(read.content).toBeInViewport({ timeout: 300 })
  }).toPass({ timeout: 30_000, intervals: [50] })
  await read.root.evaluate((post) => {
    const line = Number.parseFloat(getComputedStyle(post.closest('[role="feed"]') ?? post).scrollMarginTop)
    scrollBy(0, post.getBoundingClientRect().top - line)
  })
  if (images === 'come') await waitForRest(page)
  await expect.poll(() => topOf(read.root)).toBe(await topOf(read.root))
  return { ...waves, page, timeline, read }
}

export const topOf = async (locator: Locator) => Math.round(((await locator.boundingBox())?.y ?? Number.NaN) * 10) / 10

export async function expectUnchanged(locator: Locator, before: number): Promise<void> {
  await expect.poll(async () => Math.abs((await topOf(locator)) - before)).toBeLessThanOrEqual(1)
}
