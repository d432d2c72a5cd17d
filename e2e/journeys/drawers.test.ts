import * as announcements from '@rookery/api/calls/adminAnnouncements'
import * as reports from '@rookery/api/calls/reports'
import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { moveFingers } from '../harness/touch.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const menuOf = (page: Page) => page.getByRole('dialog', { name: text('shell.menu') })
const notificationsOf = (page: Page) => page.getByRole('dialog', { name: text('shell.notifications') })

/** One finger goes so many pixels to the right, in the middle of the page. */
const swipeRight = (page: Page, by: number) =>
  moveFingers(page, [
    { x: 120, y: 500 },
    { x: 120 + by, y: 500 },
  ])

journey('behind the edge of a phone every place has its entry, and what waits there is counted', async ({ visit, product }) => {
  const { config } = product.instance.context
  config.suggestionsEnabled = true
  onTestFinished(() => void (config.suggestionsEnabled = false))
  const [ada, bob, carol] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob'), somebody(product, 'carol')])
  await product.instance.context.db.updateTable('accounts').set({ is_locked: 1 }).where('id', '=', ada.account.id).execute()
  await bob.follow('ada')
  await announcements.create(ada.client, { content: 'The weir is closed', startsAt: null, endsAt: null, allDay: false })
  await reports.create(carol.client, { accountId: bob.account.id, statusIds: [], comment: 'Too loud', forward: false })
  const { page } = await visit({ as: 'ada', ...phone })
  await page.goto('/main/friends')
  await page.getByRole('button', { name: text('shell.openMenu') }).tap()
  const menu = menuOf(page)
  const links = menu.getByRole('navigation').getByRole('link')
  await expect(links).toHaveText(
    [
      text('timeline.home'),
      text('timeline.public'),
      text('timeline.all'),
      text('timeline.bookmarks'),
      text('timeline.direct'),
      text('nav.lists'),
      text('nav.interactions'),
      `${text('followRequests.title')}1`,
      text('suggestions.title'),
      text('drafts.title'),
      text('nav.search'),
      text('nav.about'),
      `${text('announcements.title')}1`,
    ],
    { timeout: 15_000 },
  )
  await expect(menu.getByRole('button', { name: new RegExp(`^${text('moderation.open')}`) })).toContainText('1')
  await expect(menu.getByRole('link', { name: text('moderation.administration') })).toHaveAttribute('target', '_blank')
  await expect(menu.getByRole('button', { name: text('settingsWindow.open') })).toBeVisible()
  await expect(menu.getByRole('button', { name: text('signOut.action') })).toBeVisible()
})

journey('behind the edge of a phone visitors have the way in and the timelines', async ({ visit }) => {
  const { page } = await visit(phone)
  await page.goto('/main/public')
  await page.getByRole('button', { name: text('shell.openMenu') }).tap()
  const menu = menuOf(page)
  await expect(menu.getByRole('navigation').getByRole('link')).toHaveText([
    text('timeline.public'),
    text('timeline.all'),
    text('nav.search'),
    text('nav.about'),
  ])
  await expect(menu.getByRole('button', { name: text('signOut.action') })).toHaveCount(0)
  await menu.getByRole('link', { name: text('shell.login'), exact: true }).tap()
  await expect(page).toHaveURL(/\/login/)
  await expect(menu).toHaveCount(0)
})

journey(
  'the notifications of a phone load older ones at their end and close by a button, a swipe of 50 px, or what leads elsewhere',
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

    // What leads elsewhere closes it, too, and what it showed is seen then.
    await bob.post('@dave One more ripple.')
    await expect(unseen).toBeVisible({ timeout: 15_000 })
    await page.getByRole('button', { name: new RegExp(`^${text('shell.notifications')}`) }).tap()
    // It opens where it was left, and what is new stands above.
    await expect(async () => {
      await drawer.evaluate((box) => box.scrollTo(0, 0))
      await items.filter({ hasText: 'One more ripple.' }).getByText('One more ripple.').tap({ timeout: 1000 })
    }).toPass()
    await expect(page).toHaveURL(/\/notice\//)
    await expect(drawer).toHaveCount(0)
    await expect(unseen).toHaveCount(0)
  },
)
