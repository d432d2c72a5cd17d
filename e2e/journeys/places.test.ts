import type { Locator } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { databasesOf } from '../harness/databasesOf.ts'
import { expect } from '../harness/expect.ts'
import { holdCalls } from '../harness/holdCalls.ts'
import { journey } from '../harness/journey.ts'
import { expectUnchanged, fillWithWaves, pressInPlace, readDown, topOf, withoutSizes } from '../harness/readDown.ts'
import { text, textStart } from '../harness/text.ts'
import { ShellPage } from '../pages/ShellPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

journey(
  'the place is restored after a post, a profile, another timeline, a reload and a change of language',
  async ({ visit, product }) => {
    const { page } = await visit({ as: 'ada', prepare: withoutSizes })
    const { read, timeline } = await readDown(page, product, 'Wave 13.')
    const before = await topOf(read.root)
    await pressInPlace(read.time)
    await expect(page.getByRole('heading', { level: 1, name: text('thread.title') })).toBeVisible()
    await page.goBack()
    await expectUnchanged(read.root, before)
    const shell = new ShellPage(page)
    const entry = (name: 'timeline.home' | 'timeline.public') => shell.navigation.getByRole('link', { name: textStart(name) })
    await pressInPlace(entry('timeline.home'))
    await expect(timeline.heading('home')).toBeVisible()
    await pressInPlace(entry('timeline.public'))
    await expectUnchanged(read.root, before)
    await page.reload()
    await expectUnchanged(read.root, before)
    // Posts seen above do not appear as new again.
    await expect(timeline.newPosts).toHaveCount(0)

    // A post that comes meanwhile moves nothing either.
    await pressInPlace(read.author)
    await expect(page.getByRole('heading', { level: 1, name: 'Bob' })).toBeVisible()
    const dave = await somebody(product, 'dave')
    await dave.post('While she was away')
    await page.goBack()
    await expectUnchanged(read.root, before)
    await pressInPlace(shell.preferences)
    await page.getByRole('combobox', { name: text('settings.interfaceLanguage') }).selectOption('ar')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expectAtLine(read.root)
  },
)

journey('the place is stored when the page is left while it scrolls, although the database is slower', async ({ visit, product }) => {
  const { page, context } = await visit({ as: 'ada', prepare: withoutSizes })
  await fillWithWaves(product)
  const timeline = new TimelinePage(page)
  // A picture that loads between the look at the post and the end of the page would move it.
  await holdCalls(page, 'GET', /^\/media\//)
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
    // It takes every request, reads too, and never answers one. A promise would wait for it if it had a `then`.
    const never: object = new Proxy(() => never, { get: (_, name) => (name === 'then' ? undefined : never) })
    Object.defineProperty(IDBDatabase.prototype, 'transaction', { value: () => never })
    // The page that is left cannot answer.
    setTimeout(() => location.assign('/about'))
    return { id: read?.getAttribute('data-status') ?? '', top: read?.getBoundingClientRect().top ?? Number.NaN }
  })
  await page.waitForURL('**/about')
  await page.close()
  const next = await context.newPage()
  const again = new TimelinePage(next)
  await again.open('public')
  await expectUnchanged(next.locator(`article[data-status="${left.id}"]`), left.top)
})

journey('the place stays when a phone is turned and when the text grows', async ({ visit, product }) => {
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
  'a reopened tab restores its scroll position after a crash, and posts above load without a gap or a jump',
  async ({ visit, product }) => {
    const { page, context, watch } = await visit({ as: 'ada', prepare: withoutSizes })
    watch.expectComplaint(/crashed/)
    const { read } = await readDown(page, product, 'Wave 8.')
    const before = await topOf(read.root)
    // A killed tab sends no events: the last stored scroll position counts.
    await expect.poll(async () => JSON.stringify(await databasesOf(page))).toContain('Wave 8.')
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
      // A step too far is undone.
      await next.evaluate((by) => scrollBy(0, by), top < 0 ? -400 : top > 700 ? 300 : 0)
      expect(await gap.count()).toBe(0)
      await expect(sought).toBeInViewport({ timeout: 200 })
    }).toPass({ timeout: 30_000, intervals: [50] })
    // Each after the one before it, as if nothing had been left out.
    const numbers = await timeline.posts.evaluateAll((posts) => posts.map((post) => Number(/Wave (\d+)\./.exec(post.textContent)?.[1])))
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) - index))
  },
)

/** Where other text or another width makes posts higher or lower, the top of the one that is read stays at the reading line. */
async function expectAtLine(post: Locator): Promise<void> {
  await expect
    .poll(() =>
      post.evaluate((element) => {
        const line = Number.parseFloat(getComputedStyle(element.closest('[role="feed"]') ?? element).scrollMarginTop)
        // In tenths of a pixel, as `topOf` measures.
        return Math.abs(Math.round((element.getBoundingClientRect().top - line) * 10) / 10)
      }),
    )
    .toBeLessThanOrEqual(1)
}
