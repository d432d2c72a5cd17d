import type { Locator, Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import type { Product } from '../harness/startProduct.ts'
import { ShellPage } from '../pages/ShellPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

/** Opens the public timeline at a post some way down, and tells where it stands. */
async function readDown(page: Page, product: Product) {
  const bob = await somebody(product, 'bob')
  for (let n = 1; n <= 20; n += 1) await bob.post(`Wave ${n}. ${'Slow water. '.repeat(n % 7)}`)
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  const { content } = timeline.status('Wave 9.')
  await content.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 150)
  await page.waitForLoadState('networkidle')
  await expect.poll(() => topOf(content)).toBe(await topOf(content))
  return { timeline, content, before: await topOf(content) }
}

const topOf = async (locator: Locator) => Math.round((await locator.boundingBox())?.y ?? Number.NaN)

async function expectKept(content: Locator, before: number) {
  await expect(content).toBeInViewport()
  await expect.poll(async () => Math.abs((await topOf(content)) - before)).toBeLessThanOrEqual(1)
}

journey('the place is kept over a reload', async ({ visit, product }) => {
  const { page } = await visit({ as: 'ada' })
  const { content, before } = await readDown(page, product)
  await page.reload()
  await expectKept(content, before)
})

journey('the place is kept over a profile, with posts coming meanwhile', async ({ visit, product }) => {
  const { page } = await visit({ as: 'ada' })
  const { timeline, content, before } = await readDown(page, product)
  await timeline.status('Wave 9.').author.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bob' })).toBeVisible()
  const dave = await somebody(product, 'dave')
  await dave.post('While she was away')
  await page.goBack()
  await expectKept(content, before)
})

journey('the place is kept over another timeline', async ({ visit, product }) => {
  const { page } = await visit({ as: 'ada' })
  const { timeline, content, before } = await readDown(page, product)
  const shell = new ShellPage(page)
  await shell.goTo('timeline.bookmarks')
  await expect(timeline.heading('bookmarks')).toBeVisible()
  await shell.goTo('timeline.public')
  await expectKept(content, before)
})
