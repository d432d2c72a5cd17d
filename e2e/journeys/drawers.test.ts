import type { Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { moveFingers } from '../harness/touch.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const notificationsOf = (page: Page) => page.getByRole('dialog', { name: text('shell.notifications') })

/** One finger goes so many pixels to the right, in the middle of the page. */
const swipeRight = (page: Page, by: number) =>
  moveFingers(page, [
    { x: 120, y: 500 },
    { x: 120 + by, y: 500 },
  ])

journey(
  'the notifications drawer loads older ones at its end, and closes by a button, a swipe of 50 px or a link',
  async ({ visit, product }) => {
    const bob = await somebody(product, 'bob')
    for (let n = 1; n <= 25; n += 1) await bob.post(`@dave Ripple ${n}.`)
    const { page } = await visit({ as: 'dave', ...phone })
    await page.goto('/main/friends')
    const unseen = page.getByRole('img', { name: /unread notification/ })
    await expect(unseen).toBeVisible()
    await page.getByRole('button', { name: new RegExp(`^${text('shell.notifications')}`) }).tap()
    const drawer = notificationsOf(page)
    const items = drawer.getByRole('article')
    await expect(items.filter({ hasText: 'Ripple 25.' })).toBeVisible()
    await expect(async () => {
      await drawer.evaluate((box) => box.scrollTo(0, box.scrollHeight))
      await expect(items.filter({ hasText: 'Ripple 1.' })).toBeVisible({ timeout: 500 })
    }).toPass()
    // However far down one has read, the way out is where it was.
    const close = drawer.getByRole('button', { name: text('general.close') })
    await expect(close).toBeInViewport({ ratio: 1 })
    await close.tap({ trial: true })
    await swipeRight(page, 45)
    await expect(drawer).toBeVisible()
    await swipeRight(page, 60)
    await expect(drawer).toHaveCount(0)
    await expect(unseen).toHaveCount(0)

    // A link to another screen closes it, too; its notifications are seen then.
    await bob.post('@dave One more ripple.')
    await expect(unseen).toBeVisible()
    await page.getByRole('button', { name: new RegExp(`^${text('shell.notifications')}`) }).tap()
    // It opens at its last position, with new ones above.
    const newest = items.filter({ hasText: 'One more ripple.' }).getByText('One more ripple.')
    await expect(async () => {
      await drawer.evaluate((box) => box.scrollTo(0, 0))
      await expect(newest).toBeInViewport({ timeout: 1000 })
    }).toPass()
    // A tap that is tried again would look for a drawer that the first one has closed.
    await newest.tap()
    await expect(page).toHaveURL(/\/notice\//)
    await expect(drawer).toHaveCount(0)
    await expect(unseen).toHaveCount(0)
  },
)
