import { markRead } from '@rookery/api/calls/notificationMarks'
import { fetch } from '@rookery/api/calls/notifications'
import type { Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { chooseSettings } from '../harness/chooseSettings.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import type { Product } from '../harness/startProduct.ts'
import { label, text, textStart } from '../harness/text.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Each size has a reader of its own. */
const readers = { 'a wide screen': 'ada', 'a phone': 'dave' } as const

/** Bob mentions a user repeatedly; the last few are unseen. */
async function mention(product: Product, name: string, count: number, unseen = 0): Promise<void> {
  const [reader, bob] = await Promise.all([somebody(product, name), somebody(product, 'bob')])
  for (let n = 1; n <= count; n += 1) await bob.post(`@${name} Call ${n}.`)
  const { items } = await fetch(reader.client, { limit: 20 })
  const newestSeen = items[unseen]
  if (newestSeen) await markRead(reader.client, { maxId: newestSeen.id })
}

const columnOf = (page: Page) => page.getByRole('complementary', { name: label('shell.notifications') })
const drawerOf = (page: Page) => page.getByRole('dialog', { name: label('shell.notifications') })
const openDrawer = (page: Page) => page.getByRole('button', { name: textStart('shell.notifications') }).click()

for (const [kind, viewport] of widths(screenSizes)) {
  journey(`thirty are shown at first and twenty more at a time, until there are no more: ${kind}`, async ({ visit, product }) => {
    const name = readers[kind]
    await mention(product, name, 65)
    const { page } = await visit({ as: name, viewport })
    await page.goto('/main/friends')
    // Otherwise only rows near the viewport are rendered, and cannot be counted.
    await chooseSettings(page, { virtualScrolling: false })
    if (kind === 'a phone') await openDrawer(page)
    const list = kind === 'a phone' ? drawerOf(page) : columnOf(page)
    const items = list.getByRole('article')
    const more = list.getByRole('button', { name: text('notifications.loadOlder') })
    await expect(items.filter({ hasText: 'Call 65.' })).toBeVisible()
    if (kind === 'a wide screen') {
      for (const count of [20, 40, 60, 65]) {
        await expect(items).toHaveCount(count)
        await more.click()
      }
    } else {
      await expect(async () => {
        await list.evaluate((box) => box.scrollTo(0, box.scrollHeight))
        await expect(items.filter({ hasText: 'Call 1.' })).toHaveCount(1, { timeout: 500 })
      }).toPass()
    }
    await expect(list.getByText(text('notifications.noMore'))).toBeVisible()
    await expect(items).toHaveCount(65)

    // After a reload all are known and the first thirty are rendered.
    await page.evaluate(() => scrollTo(0, 0))
    if (kind === 'a phone') await page.keyboard.press('Escape')
    else await page.setViewportSize({ width: 700, height: 900 })
    await expect(list).toHaveCount(0)
    if (kind === 'a wide screen') {
      await page.setViewportSize(viewport)
      await expect(items).toHaveCount(30)
      await more.click()
      await expect(items).toHaveCount(50)
    }
  })
}

journey('the drawer, the column and the screen each have their own scroll position', async ({ visit, product }) => {
  await mention(product, 'mona', 40)
  const { page } = await visit({ as: 'mona', ...phone })
  await page.goto('/main/friends')
  await openDrawer(page)
  const drawer = drawerOf(page)
  const far = drawer.getByRole('article').filter({ hasText: 'Call 25.' })
  await expect(async () => {
    await drawer.evaluate((box) => box.scrollBy(0, 300))
    await expect(far).toBeInViewport({ timeout: 300 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await openDrawer(page)
  await expect(far).toBeInViewport()
  await page.keyboard.press('Escape')
  await page.goto('/mona/notifications')
  await expect(page.getByRole('main').getByRole('article').filter({ hasText: 'Call 40.' })).toBeInViewport()

  const wide = await visit({ as: 'mona' })
  await wide.page.goto('/main/friends')
  const column = columnOf(wide.page)
  const fourth = column.getByRole('article').filter({ hasText: 'Call 25.' })
  await expect(column.getByRole('article').filter({ hasText: 'Call 40.' })).toBeInViewport()
  await expect(async () => {
    await column.hover()
    await wide.page.mouse.wheel(0, 300)
    await expect(fourth).toBeInViewport({ timeout: 300 })
  }).toPass()
  await wide.page
    .getByRole('navigation')
    .getByRole('link', { name: text('nav.about') })
    .first()
    .click()
  await expect(wide.page).toHaveURL(/about/)
  await expect(fourth).toBeInViewport()
})
