import * as reactions from '@rookery/api/calls/reactions'
import * as statuses from '@rookery/api/calls/statuses'
import type { Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { holdCalls } from '../harness/holdCalls.ts'
import { journey, expectAccessible } from '../harness/journey.ts'
import { widths } from '../harness/screenSizes.ts'
import type { Product } from '../harness/startProduct.ts'
import { label, text, textStart } from '../harness/text.ts'
import { NotificationsColumn } from '../pages/NotificationsColumn.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const path = '/ada/notifications'

/** Three people like a post of Ada's, one of them repeats it and another reacts, and one writes to her in between. */
async function liked(product: Product, words: string): Promise<void> {
  const [ada, bob, dave, mona] = await Promise.all(['ada', 'bob', 'dave', 'mona'].map((name) => somebody(product, name)))
  if (!ada || !bob || !dave || !mona) throw new Error('Somebody is missing.')
  const { id } = await ada.post(words)
  await statuses.favourite(bob.client, id)
  await statuses.favourite(dave.client, id)
  await bob.post(`@ada A reply to “${words}”`)
  await statuses.favourite(mona.client, id)
  await reactions.add(mona.client, id, '🌊')
}

const looks = [
  ['a wide screen', {}],
  ['a phone', phone],
] as const

/** Where the notifications are on this size; on a phone they are opened first. */
async function list(page: Page, kind: (typeof looks)[number][0]) {
  if (kind === 'a wide screen') return new NotificationsColumn(page).root
  await page.getByRole('button', { name: textStart('shell.notifications') }).click()
  return page.getByRole('dialog', { name: label('shell.notifications') })
}

for (const [kind, look] of widths(looks, 'all')) {
  journey(`likes of one post stand in one row, which opens; a reply stands by itself: ${kind}`, async ({ visit, product }) => {
    await liked(product, `The reeds are high, ${kind}`)
    const { page } = await visit({ as: 'ada', ...look })
    await page.goto('/main/friends')
    const root = await list(page, kind)
    const items = root.getByRole('article')
    const group = items.filter({ hasText: text('notification.favourite') }).filter({ hasText: `The reeds are high, ${kind}` })
    await expect(group).toHaveCount(1)
    await expect(group).toContainText('and 2 others')
    await expect(items.filter({ hasText: `A reply to “The reeds are high, ${kind}”` })).toHaveCount(1)
    await group.getByRole('button', { name: 'Show all 3' }).click()
    await expect(group.getByRole('listitem')).toHaveCount(3)
    await expectAccessible(page)
    await root.getByRole('button', { name: label('notifications.choose') }).click()
    const window = page.getByRole('dialog', { name: label('notifications.choose') })
    await window.getByText(text('settings.notificationGrouping'), { exact: true }).first().click()
    await window.getByRole('switch', { name: text('settings.notificationGrouping.likes') }).click()
    await expect(group).toHaveCount(3)
    await expectAccessible(page)
  })
}

for (const [kind, look] of widths(looks)) {
  journey(`a type that is switched off in the panel is neither shown nor counted nor asked for: ${kind}`, async ({ visit, product }) => {
    await liked(product, `The water is low, ${kind}`)
    const { page } = await visit({ as: 'ada', ...look })
    await page.goto('/main/friends')
    const root = await list(page, kind)
    const items = root.getByRole('article')
    const likes = items.filter({ hasText: text('notification.favourite') })
    await expect(likes.first()).toBeVisible()
    await root.getByRole('button', { name: label('notifications.choose') }).click()
    await page.getByRole('switch', { name: text('settings.notificationVisibility.likes') }).click()
    await expect(likes).toHaveCount(0)
    await expect(items.first()).toBeVisible()
    const asked = page.waitForRequest((request) => decodeURIComponent(request.url()).includes('exclude_types[]=favourite'))
    await page.reload()
    await asked
    await list(page, kind)
    await expect(items.first()).toBeVisible()
    await expect(likes).toHaveCount(0)
  })
}

for (const [kind, look] of widths(looks, 'all')) {
  journey(`one is read by opening it, and dismissing all can be undone: ${kind}`, async ({ visit, product }) => {
    const bob = await somebody(product, 'bob')
    const words = `Come to the weir ${crypto.randomUUID().slice(0, 8)}`
    await bob.post(`@ada ${words}`)
    const { page } = await visit({ as: 'ada', ...look })
    await page.goto('/main/friends')
    const root = await list(page, kind)
    const items = root.getByRole('article')
    const mention = items.filter({ hasText: words })
    await expect(mention).toHaveAttribute('data-unseen', 'true')
    await mention.getByRole('link', { name: words }).click()
    await expect(page.getByRole('main').getByText(words)).toBeVisible()
    // A drawer closes with the change of the screen.
    if (kind === 'a phone') {
      await expect(root).toHaveCount(0)
      await list(page, kind)
    }
    await expect(mention).not.toHaveAttribute('data-unseen', 'true')
    const dismissAll = async () => {
      await root.getByRole('button', { name: label('notifications.more') }).click()
      await page.getByRole('menuitem', { name: text('notificationList.dismissAll') }).click()
    }
    await dismissAll()
    await expect(items).toHaveCount(0)
    await page.getByRole('button', { name: text('general.undo') }).click()
    await expect(mention).toBeVisible()
    await dismissAll()
    const sent = page.waitForResponse((response) => response.url().endsWith('/api/v1/notifications/clear'))
    await page
      .getByRole('button', { name: text('general.close') })
      .last()
      .click()
    await sent
    await expect(items).toHaveCount(0)
  })
}

journey('their screen has all of them, and what is filtered in a folder that says how much', async ({ visit, product }) => {
  await liked(product, 'The ducks are back')
  const ada = await somebody(product, 'ada')
  await ada.follow('bob')
  for (const look of widths([{}, phone])) {
    const { page } = await visit({ as: 'ada', ...look })
    await page.goto(path)
    const items = page.getByRole('main').getByRole('article')
    await expect(items.filter({ hasText: 'The ducks are back' }).first()).toBeVisible()
    // The column would have the same list once more.
    await expect(new NotificationsColumn(page).root).toHaveCount(0)
    await expectAccessible(page)
    await page
      .getByRole('main')
      .getByRole('button', { name: label('notifications.choose') })
      .click()
    const window = page.getByRole('dialog', { name: label('notifications.choose') })
    await window.getByText(text('notificationList.choose.who'), { exact: true }).click()
    await window.getByRole('combobox', { name: text('settings.notificationsFrom') }).selectOption('following')
    await page.keyboard.press('Escape')
    const folder = page.getByRole('tab', { name: new RegExp(`^${text('notificationList.tab.filtered')}`) })
    await expect(folder).toContainText(/\d/)
    await expect(items.filter({ hasText: 'Mona' })).toHaveCount(0)
    await folder.click()
    await expect(items.filter({ hasText: 'Mona' }).first()).toBeVisible()
    await expectAccessible(page)
  }
})

journey('the bell of a phone stays where it is when the tools of the staff come', async ({ visit }) => {
  const { page } = await visit({ as: 'ada', ...phone })
  const release = await holdCalls(page, 'GET', /\/staff-[\w-]+\.js$/)
  await page.goto('/main/friends')
  const bell = page.getByRole('button', { name: textStart('shell.notifications') })
  await expect(page.getByRole('banner').getByRole('link', { name: text('search.title') })).toBeVisible()
  const before = await bell.boundingBox()
  release()
  await expect(page.getByRole('banner').getByRole('button', { name: textStart('moderation.open') })).toBeVisible()
  expect(await bell.boundingBox()).toEqual(before)
})
