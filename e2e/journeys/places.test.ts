import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as media from '@rookery/api/calls/media'
import type { BrowserContext, Locator, Page } from 'playwright-core'

import { waitForRest } from '../harness/waitForRest.ts'
import { somebody, type Somebody } from '../harness/arrange.ts'
import { driftOf } from '../harness/driftOf.ts'
import { expect } from '../harness/expect.ts'
import { fetchResponse } from '../harness/fetchResponse.ts'
import { holdCalls } from '../harness/holdCalls.ts'
import { journey } from '../harness/journey.ts'
import { oncePerProduct } from '../harness/oncePerProduct.ts'
import type { Product } from '../harness/startProduct.ts'
import { text } from '../harness/text.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { ShellPage } from '../pages/ShellPage.ts'
import type { StatusCardPage } from '../pages/StatusCardPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

interface Waves {
  readonly bob: Somebody
  readonly posts: readonly Awaited<ReturnType<Somebody['post']>>[]
}

/** Forty posts of different lengths, every third with an image. */
const fill = oncePerProduct(async (product): Promise<Waves> => {
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
async function withoutSizes(context: BrowserContext): Promise<void> {
  await context.route('**/api/v1/timelines/**', async (route) => {
    const response = await fetchResponse(route)
    if (!response.ok()) return route.fulfill({ response })
    const statuses = (await response.json()) as { media_attachments: { meta: object }[] }[]
    for (const { media_attachments: attachments } of statuses) for (const one of attachments) one.meta = {}
    return route.fulfill({ response, json: statuses })
  })
}

interface Reading extends Waves {
  readonly page: Page
  readonly timeline: TimelinePage
  /** The post that is read: its top is at the reading line. */
  readonly read: StatusCardPage
}

interface HowToRead {
  readonly feed?: 'public' | 'home'
  readonly images?: 'come' | 'wait'
}

/** Scrolls down a timeline to a post in the middle, and stops. */
async function readDown(
  page: Page,
  product: Product,
  words = 'Wave 14.',
  { feed = 'public', images = 'come' }: HowToRead = {},
): Promise<Reading> {
  const waves = await fill(product)
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

const topOf = async (locator: Locator) => Math.round(((await locator.boundingBox())?.y ?? Number.NaN) * 10) / 10

async function expectUnchanged(locator: Locator, before: number): Promise<void> {
  await expect.poll(async () => Math.abs((await topOf(locator)) - before)).toBeLessThanOrEqual(1)
}

journey('an own post that stands above at once moves nothing', async ({ visit, product }) => {
  const { page } = await visit({ as: 'bob', prepare: withoutSizes })
  const { read } = await readDown(page, product, 'Wave 14.', { feed: 'home' })
  const placeAmongAll = async () => Number(await read.root.getAttribute('aria-posinset'))
  const before = await placeAmongAll()
  const composer = ComposerPage.forNew(page)
  await composer.text.fill('A wave that is made here')
  const drift = await driftOf(read.root, async () => {
    await composer.text.press('Control+Enter')
    await expect.poll(placeAmongAll).toBe(before + 1)
  })
  expect(drift).toBeLessThanOrEqual(1)
})

journey('pictures of unknown size that load above move nothing', async ({ visit, product }) => {
  const { page } = await visit({ as: 'ada', prepare: withoutSizes })
  const release = await holdCalls(page, 'GET', /^\/media\//)
  const { read } = await readDown(page, product, 'Wave 14.', { images: 'wait' })
  const imageUrl = page.locator('main article[data-status]').filter({ hasText: 'Wave 15.' }).locator('img[src*="/media/"]').last()
  const isThere = () => imageUrl.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
  expect(await isThere()).toBe(false)
  const drift = await driftOf(read.root, async () => {
    release()
    await expect.poll(isThere).toBe(true)
  })
  expect(drift).toBeLessThanOrEqual(1)
  // Attachments have their box before they load. A link card without one makes its post higher.
  const driftByGrowth = await driftOf(read.root, () =>
    page.evaluate(async () => {
      const [above] = document.querySelectorAll('main article[data-status]')
      const image = new Image()
      above?.append(image)
      image.src = '/static/logo-512.png'
      await image.decode()
    }),
  )
  expect(driftByGrowth).toBeLessThanOrEqual(1)
})

journey('posts that are deleted and edited above move nothing, and neither does one that comes and waits', async ({ visit, product }) => {
  const { page } = await visit({ as: 'ada', prepare: withoutSizes })
  const { read, bob, timeline, posts } = await readDown(page, product)
  const driftByNew = await driftOf(read.root, async () => {
    await bob.post('A wave of its own')
    await expect(timeline.newPosts).toBeVisible()
  })
  expect(driftByNew).toBeLessThanOrEqual(1)
  const [edited, deleted] = ['Wave 15.', 'Wave 16.'].map((words) => posts.find(({ content }) => content.includes(words)))
  if (!edited || !deleted) throw new Error('The waves above the one that is read were not posted.')
  const drift = await driftOf(read.root, async () => {
    await bob.edit(edited, `Wave 15, higher than before. ${'It rose and rose. '.repeat(40)}`)
    await expect(timeline.status('higher than before').content).toBeAttached()
    await bob.remove(deleted)
    await expect(timeline.status('Wave 16.').root).toHaveCount(0)
  })
  expect(drift).toBeLessThanOrEqual(1)
})

journey('the place is kept over a post, a profile, another timeline, a reload and a change of language', async ({ visit, product }) => {
  const { page } = await visit({ as: 'ada', prepare: withoutSizes })
  const { read, timeline } = await readDown(page, product, 'Wave 13.')
  const before = await topOf(read.root)
  await read.time.click()
  await expect(page.getByRole('heading', { level: 1, name: text('thread.title') })).toBeVisible()
  await page.goBack()
  await expectUnchanged(read.root, before)
  const shell = new ShellPage(page)
  await shell.goTo('timeline.home')
  await expect(timeline.heading('home')).toBeVisible()
  await shell.goTo('timeline.public')
  await expectUnchanged(read.root, before)
  await page.reload()
  await expectUnchanged(read.root, before)
  // Posts seen above do not appear as new again.
  await expect(timeline.newPosts).toHaveCount(0)

  // A post that comes meanwhile moves nothing either.
  await read.author.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bob' })).toBeVisible()
  const dave = await somebody(product, 'dave')
  await dave.post('While she was away')
  await page.goBack()
  await expectUnchanged(read.root, before)
  await shell.preferences.click()
  await page.getByRole('combobox', { name: text('settings.interfaceLanguage') }).selectOption('ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectAtLine(read.root)
})

journey('the place is kept when the page is left in the middle of scrolling, by a database that is slower', async ({ visit, product }) => {
  const { page, context } = await visit({ as: 'ada', prepare: withoutSizes })
  await fill(product)
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await expect(timeline.posts.first()).toBeVisible()
  const left = await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    for (let step = 0; step < 6; step += 1) {
      scrollBy(0, 200)
      await frame()
    }
    const feed = document.querySelector('[role="feed"]')
    const line = feed ? Number.parseFloat(getComputedStyle(feed).scrollMarginTop) : 0
    const read = [...document.querySelectorAll('main article[data-status]')].find((post) => post.getBoundingClientRect().bottom > line + 1)
    const never = { commit: () => {}, objectStore: () => ({ put: () => {}, transaction: never }) }
    Object.defineProperty(IDBDatabase.prototype, 'transaction', { value: () => never })
    location.assign('/about')
    return { id: read?.getAttribute('data-status') ?? '', top: read?.getBoundingClientRect().top ?? Number.NaN }
  })
  await page.waitForURL('**/about')
  await page.close()
  const next = await context.newPage()
  const again = new TimelinePage(next)
  await again.open('public')
  await expectUnchanged(next.locator(`article[data-status="${left.id}"]`), left.top)
})

journey('the place is kept when a phone is turned and the text grows', async ({ visit, product }) => {
  const { page } = await visit({ as: 'dave', prepare: withoutSizes, ...phone })
  const { read } = await readDown(page, product, 'Wave 10.')
  const before = await topOf(read.root)
  await page.setViewportSize({ width: 844, height: 390 })
  await expectAtLine(read.root)
  await page.setViewportSize(phone.viewport)
  await expectUnchanged(read.root, before)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '22px'))
  await expectAtLine(read.root)
})

journey(
  'the place is kept when the tab is killed, and what was read above comes again by itself, without a seam and without a move',
  async ({ visit, product }) => {
    const { page, context, watch } = await visit({ as: 'ada', prepare: withoutSizes })
    watch.expectComplaint(/crashed/)
    const { read } = await readDown(page, product, 'Wave 8.')
    const before = await topOf(read.root)
    // It says no farewell: what counts is the last place where the reader rested.
    await expect.poll(() => isStored(page, 'Wave 8.')).toBe(true)
    await page.goto('chrome://crash').catch(() => {})
    await page.close()
    const next = await context.newPage()
    const timeline = new TimelinePage(next)
    await timeline.open('public')
    await expectUnchanged(timeline.status('Wave 8.').root, before)
    const gap = next.getByRole('article', { name: text('timeline.gap') })
    await expect(async () => {
      const sought = timeline.status('Wave 30.').content
      const top = (await sought.count()) > 0 ? ((await sought.boundingBox())?.y ?? -1) : -1
      // A step too far is taken back.
      await next.evaluate((by) => scrollBy(0, by), top < 0 ? -400 : top > 700 ? 300 : 0)
      expect(await gap.count()).toBe(0)
      await expect(sought).toBeInViewport({ timeout: 200 })
    }).toPass({ timeout: 30_000, intervals: [50] })
    // Each after the one before it, as if nothing had been left out.
    const numbers = await timeline.posts.evaluateAll((posts) => posts.map((post) => Number(/Wave (\d+)\./.exec(post.textContent)?.[1])))
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) - index))
  },
)

// Last: the others would have to scroll past them.
journey(
  'eighty posts that came while one was away leave the place, and a gap that fills from both ends',
  async ({ visit, product }) => {
    const { page } = await visit({ as: 'ada', prepare: withoutSizes })
    const { read, timeline, bob } = await readDown(page, product, 'Wave 11.')
    const before = await topOf(read.root)
    await page.goto('/about')
    await waitForRest(page)
    for (let n = 1; n <= 80; n += 1) await bob.post(`Stone ${n}. ${'It sank. '.repeat(n % 5)}`)
    await timeline.open('public')
    await expectUnchanged(read.root, before)
    await expect(timeline.newPosts).toBeVisible()
    await expectUnchanged(read.root, before)
    await timeline.newPosts.click()
    await expect(timeline.status('Stone 80.').content).toBeInViewport()
    const gap = page.getByRole('article', { name: text('timeline.gap') }).first()
    await expect(async () => {
      await page.evaluate(() => scrollBy(0, 400))
      await expect(gap).toBeInViewport({ timeout: 200 })
    }).toPass({ timeout: 20_000, intervals: [50] })
    const above = timeline.status('Stone 61.')
    const fromAbove = await driftOf(above.root, async () => {
      await fillGap(gap, 'timeline.gap.newer', timeline.status('Stone 60.').content)
    })
    expect(fromAbove).toBeLessThanOrEqual(1)
    // From below, the newest of the known posts stays in place.
    await expect(async () => {
      await page.evaluate(() => scrollBy(0, 400))
      await expect(gap).toBeInViewport({ timeout: 200 })
    }).toPass({ timeout: 20_000, intervals: [50] })
    const below = page.getByRole('main').locator('article[data-status]').filter({ hasNotText: /Stone/ }).first()
    const fromBelow = await driftOf(below, async () => {
      await fillGap(gap, 'timeline.gap.older', timeline.status('Stone 1.').content)
    })
    expect(fromBelow).toBeLessThanOrEqual(1)
  },
  120_000,
)

/** Where other text or another width makes posts higher or lower, the top of the one that is read stays at the reading line. */
async function expectAtLine(post: Locator): Promise<void> {
  await expect
    .poll(() =>
      post.evaluate((element) => {
        const line = Number.parseFloat(getComputedStyle(element.closest('[role="feed"]') ?? element).scrollMarginTop)
        return Math.abs(element.getBoundingClientRect().top - line)
      }),
    )
    .toBeLessThanOrEqual(1)
}

/** Presses until it is heard: right after new posts are shown presses on posts are swallowed. */
async function fillGap(gap: Locator, end: 'timeline.gap.newer' | 'timeline.gap.older', filled: Locator): Promise<void> {
  await expect(async () => {
    await gap.getByRole('button', { name: text(end) }).click()
    await expect(filled).toBeAttached({ timeout: 1500 })
  }).toPass({ timeout: 15_000 })
}

/** Whether the device has written down both the place and what surrounds it. */
function isStored(page: Page, words: string): Promise<boolean> {
  return page.evaluate(async (looked) => {
    const found: unknown[] = []
    for (const { name } of await indexedDB.databases()) {
      if (!name) continue
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name)
        request.addEventListener('success', () => resolve(request.result))
      })
      for (const store of db.objectStoreNames) {
        const all = await new Promise<unknown[]>((resolve) => {
          const request = db.transaction(store).objectStore(store).getAll()
          request.addEventListener('success', () => resolve(request.result))
        })
        found.push(...all)
      }
      db.close()
    }
    return found.some((value) => JSON.stringify(value).includes(looked))
  }, words)
}
