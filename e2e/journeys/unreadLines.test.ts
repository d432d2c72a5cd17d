import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'

import { somebody } from '../harness/arrange.ts'
import { chooseSettings } from '../harness/chooseSettings.ts'
import { engine } from '../harness/engine.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'
import { NotificationsColumn } from '../pages/NotificationsColumn.ts'

/** How far from the place where a row ends its line may be drawn, in pixels of the screen. */
const near = 3

/** The driver of WebKit emulates no pixel ratio. */
const pixelRatios = engine === 'webkit' ? [1] : [1, 1.5, 2]

/** Between which rows no line is seen, where the second one has a ground of its own. `x` is a place in a row where nothing is written. */
async function missingLines(page: Page, articles: Locator, mark: string, scale: number): Promise<readonly number[]> {
  const rows = await articles.evaluateAll(
    (all, attribute) =>
      all.map((article) => {
        const { left, bottom } = article.getBoundingClientRect()
        return { x: left + 20, bottom, isMarked: article.hasAttribute(attribute) }
      }),
    mark,
  )
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const brightness = (x: number, y: number) => {
    const at = (Math.round(y) * info.width + Math.round(x)) * info.channels
    return (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)
  }
  const inSight = rows.filter(({ bottom }, index) => rows[index + 1]?.isMarked && bottom * scale < info.height - 2 * near)
  expect(inSight.length).toBeGreaterThan(3)
  return inSight
    .filter(({ x, bottom }) => {
      const ground = brightness(x * scale, bottom * scale - 2 * near)
      const around = Array.from({ length: 2 * near + 1 }, (_, step) => brightness(x * scale, bottom * scale - near + step))
      return Math.max(...around.map((one) => Math.abs(one - ground))) < 10
    })
    .map(({ bottom }) => bottom)
}

journey(
  'adjacent unread notifications and highlighted posts are separated by a line at any pixel ratio of the screen',
  async ({ visit, product }) => {
    const bob = await somebody(product, 'bob')
    // Two lines of words make a row as high as half a pixel more.
    for (let count = 1; count <= 8; count += 1) await bob.post(`@ada Row ${count} ${count % 3 === 0 ? 'with words. '.repeat(8) : ''}`)
    for (const scale of pixelRatios) {
      const { page, watch } = await visit({
        as: 'ada',
        paints: true,
        viewport: { width: 1440, height: 1200 },
        deviceScaleFactor: scale,
        colorScheme: 'dark',
      })
      // For a picture Playwright gives the page a stylesheet, which the content policy refuses. In Chromium it gives none.
      if (engine !== 'chromium') watch.expectComplaint(/Refused to apply a stylesheet|style-src-elem/)
      await page.goto('/main/public')
      const notifications = new NotificationsColumn(page).root.getByRole('article')
      const { posts } = new TimelinePage(page)
      await expect(notifications).toHaveCount(8)
      await chooseSettings(page, { highlights: { bob: { type: 'solid', color: '#884400' } } })
      await expect(posts.last()).toHaveAttribute('data-highlight', 'solid')
      await expect(posts.last()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      await page.evaluate(() => document.fonts.ready)
      const missing = {
        notifications: await missingLines(page, notifications, 'data-unseen', scale),
        posts: await missingLines(page, posts, 'data-highlight', scale),
      }
      expect(missing, `at ${scale}`).toEqual({ notifications: [], posts: [] })
    }
  },
)
