import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

journey('a new post is counted, and the visible posts stay in place', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  for (let n = 1; n <= 30; n += 1) await bob.post(`Ring ${n}. ${'Slow water. '.repeat(n % 5)}`)
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await expect(timeline.status('Ring 30.').content).toBeVisible()
  await page.mouse.wheel(0, 1500)
  const read = timeline.status('Ring 22.')
  await read.content.scrollIntoViewIfNeeded()
  const before = await read.content.boundingBox()
  await bob.post('Ring 31, thrown just now')
  await expect(timeline.newPosts).toHaveAccessibleName('Show 1 new post')
  const after = await read.content.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? Number.POSITIVE_INFINITY))).toBeLessThanOrEqual(1)
  await timeline.newPosts.click()
  await expect(timeline.status('Ring 31, thrown just now').content).toBeInViewport()
})

journey('a new post on a profile is pending while the user reads, and is shown on request', async ({ visit, product }) => {
  const dave = await somebody(product, 'dave')
  for (let n = 1; n <= 12; n += 1) await dave.post(`Log ${n}. ${'Nothing to report. '.repeat(n % 4)}`)
  const { page } = await visit({ as: 'ada' })
  await page.clock.install()
  await page.goto('/dave')
  const timeline = new TimelinePage(page)
  await expect(timeline.status('Log 12.').content).toBeVisible()
  await page.evaluate(() => scrollTo(0, 900))
  await dave.post('Something to report')
  await page.clock.runFor(25_000)
  await expect(timeline.newPosts).toBeVisible()
  await page.clock.resume()
  await page.keyboard.press('.')
  await expect(timeline.status('Something to report').content).toBeInViewport()
  await expect(timeline.newPosts).toHaveCount(0)
})
