import type { BrowserContext, Page } from 'playwright-core'

import { isFullRun } from '../../scripts/test/isFullRun.ts'
import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { oncePerProduct } from '../harness/oncePerProduct.ts'
import { waitForRest } from '../harness/waitForRest.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

/** A turn of the wheel by so many CSS pixels, a key, or the scroll bar moved to a part of the way to the end. */
type Turn = number | 'End' | 'PageDown' | { readonly bar: number }

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

/** Ninety posts, most of them shorter than a row is taken to be before it was seen. */
const fill = oncePerProduct(async (product) => {
  const [ada, bob] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob')])
  await ada.follow('bob')
  for (let n = 1; n <= 90; n += 1) await bob.post(`Step ${n}. ${'Far along the shore. '.repeat(n % 9 === 0 ? 60 : n % 4)}`)
})

/** A server that has one page of each timeline. */
async function withoutOlder(context: BrowserContext): Promise<void> {
  await context.route(/\/timelines\/.*max_id/, (route) => route.fulfill({ json: [] }))
}

interface Reading {
  /** How many rows are above the one at the reading line, and how much of that one. */
  readonly at: number
  readonly top: number
  /** How far the page can still be scrolled. */
  readonly room: number
}

function readingIn(page: Page): Promise<Reading> {
  return page.evaluate(() => {
    const feed = document.querySelector('main [role="feed"]')
    const line = feed ? Number.parseFloat(getComputedStyle(feed).scrollMarginTop) : 0
    const row = [...document.querySelectorAll('main [data-row]')].find((one) => one.getBoundingClientRect().bottom > line + 1)
    const { top, height } = row?.getBoundingClientRect() ?? { top: 0, height: 1 }
    const article = row?.querySelector('article')
    const above = Number(article?.getAttribute('aria-posinset')) - 1
    const { scrollHeight, scrollTop } = document.documentElement
    return { at: above + Math.max(0, (line - top) / height), top: scrollTop, room: scrollHeight - innerHeight - scrollTop }
  })
}

/** Waits until the page has not moved for the duration of a browser's scroll animation. */
async function waitForStillness(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let [last, since] = [scrollY, performance.now()]
        const look = () => {
          if (scrollY !== last) [last, since] = [scrollY, performance.now()]
          if (performance.now() - since > 300) resolve()
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
  await waitForRest(page)
}

async function turn(page: Page, by: Turn): Promise<void> {
  if (typeof by === 'number') await page.mouse.wheel(0, by)
  else if (typeof by === 'string') await page.keyboard.press(by)
  else await page.evaluate((part) => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * part), by.bar)
}

/** Opens a timeline, goes through jumps, and reports each start and end position. */
async function jump(
  page: Page,
  feed: 'home' | 'public' | 'all',
  turns: readonly Turn[],
  check: (came: { readonly by: Turn; readonly before: Reading; readonly after: Reading }) => void,
): Promise<void> {
  const timeline = new TimelinePage(page)
  await timeline.open(feed)
  await expect(timeline.posts.first()).toBeVisible()
  await waitForRest(page)
  // Over the timeline, not over a column next to it.
  await timeline.posts.first().hover()
  let before = await readingIn(page)
  for (const by of turns) {
    await turn(page, by)
    // Older posts that load change the rest of the reading.
    const { top } = before
    if (before.room >= 2) await expect.poll(async () => (await readingIn(page)).top).not.toBe(top)
    await waitForStillness(page)
    const after = await readingIn(page)
    check({ by, before, after })
    before = after
  }
}

const home = { viewport: wide, feed: 'home' } as const
const all = { viewport: narrow, feed: 'all' } as const
const places = [home, { viewport: wide, feed: 'public' }, all] as const

// The public timeline is scrolled as the one at home is.
journey.for<(typeof places)[number]>(isFullRun ? places : [home, all])(
  'the wheel and far jumps scroll as far as expected while older posts load or end: $viewport.width px, timeline $feed',
  async ({ viewport, feed }, { visit, product }) => {
    await fill(product)
    for (const turns of [
      [1500, 3000],
      [500, 6000],
      [3000, 3000],
    ]) {
      const { page } = await visit({ as: 'ada', viewport, prepare: withoutOlder })
      await jump(page, feed, turns, ({ by, before, after }) => {
        const asked = Math.min(Number(by), before.room)
        if (after.room >= 2) expect(after.top - before.top, turns.join()).toBeGreaterThan(asked * 0.6)
        expect(after.at, turns.join()).toBeGreaterThanOrEqual(before.at)
      })
      // It stays open until the journey ends, and is to do nothing.
      await page.goto('about:blank')
    }
    const { page } = await visit({ as: 'ada', viewport })
    const turns: readonly Turn[] = ['End', { bar: 0.8 }, 20_000, 'PageDown', 'End']
    await jump(page, feed, turns, ({ by, before, after }) => {
      // In an engine that loads faster than it scrolls, the wheel may lead to the end of the posts that are there.
      if (before.room >= 2) expect(after.at, JSON.stringify(by)).toBeGreaterThan(before.at)
    })
  },
)
