import * as reactions from '@rookery/api/calls/reactions'
import * as statuses from '@rookery/api/calls/statuses'
import type { Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { holdCalls } from '../harness/holdCalls.ts'
import { journey } from '../harness/journey.ts'
import { widths } from '../harness/screenSizes.ts'
import type { Product } from '../harness/startProduct.ts'
import { label, text, textStart } from '../harness/text.ts'
import { NotificationsColumn } from '../pages/NotificationsColumn.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

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
    await root.getByRole('button', { name: label('notifications.choose') }).click()
    const window = page.getByRole('dialog', { name: label('notifications.choose') })
    await window.getByText(text('settings.notificationGrouping'), { exact: true }).first().click()
    await window.getByRole('switch', { name: text('settings.notificationGrouping.likes') }).click()
    await expect(group).toHaveCount(3)
  })
}

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
