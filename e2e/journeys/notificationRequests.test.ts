import { fetch } from '@rookery/api/calls/notifications'
import * as requests from '@rookery/api/calls/notificationRequests'
import type { Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { configure } from '../harness/configure.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { label, text, textStart } from '../harness/text.ts'

/** Each size has a reader of its own. */
const readers = { 'a wide screen': 'ada', 'a phone': 'dave' } as const

const folder = (page: Page) => page.getByRole('tab', { name: new RegExp(`^${text('notificationList.tab.filtered')}`) })

for (const [kind, viewport] of widths(screenSizes)) {
  journey(`what the server keeps apart stands in the folder, and is let in or sent away: ${kind}`, async ({ visit, product }) => {
    configure(product, { notificationRequests: true })
    const name = readers[kind]
    const [reader, bob, mona] = await Promise.all([name, 'bob', 'mona'].map((one) => somebody(product, one)))
    if (!reader || !bob || !mona) throw new Error('Somebody is missing.')
    const { page } = await visit({ as: name, viewport })
    await page.goto(`/${name}/notifications`)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: label('notifications.choose') }).click()
    const window = page.getByRole('dialog', { name: label('notifications.choose') })
    await window.getByText(text('notificationPolicy.title'), { exact: true }).click()
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.url().endsWith('/policy'))
    await window.getByRole('combobox', { name: text('notificationPolicy.not_following') }).selectOption('filter')
    await saved
    expect((await requests.policy(reader.client)).rules.not_following).toBe('filter')

    await bob.post(`@${name} First words`)
    await bob.post(`@${name} Second words`)
    await mona.post(`@${name} Buy my eels`)
    await page.reload()
    await expect(folder(page)).toContainText('3')
    await expect(main.getByRole('article').filter({ hasText: 'Second words' })).toHaveCount(0)
    await folder(page).click()
    const list = main.getByRole('region', { name: text('notificationRequest.list') })
    const rows = list.getByRole('listitem')
    await expect(rows).toHaveCount(2)
    const fromBob = rows.filter({ hasText: 'Second words' })
    await expect(fromBob).toContainText('2 notifications')
    await fromBob.getByRole('button', { name: text('notificationRequest.accept') }).press('Enter')
    await expect(rows).toHaveCount(1)
    await rows.getByRole('button', { name: text('notificationRequest.dismiss') }).click()
    await expect(rows).toHaveCount(0)
    await expect(main.getByText(text('notificationList.filtered.empty'))).toBeVisible()
    await page.getByRole('tab', { name: new RegExp(`^${text('notificationList.tab.all')}`) }).click()
    await expect(main.getByRole('article').filter({ hasText: 'Second words' })).toBeVisible()
    await expect(main.getByRole('article').filter({ hasText: 'First words' })).toBeVisible()
    const { items } = await fetch(reader.client)
    expect(items.filter(({ account }) => account?.acct === 'mona')).toEqual([])
  })
}

journey('a request that cannot be answered stays, and says why', async ({ visit, product }) => {
  configure(product, { notificationRequests: true })
  const [carol, bob] = await Promise.all([somebody(product, 'carol'), somebody(product, 'bob')])
  await requests.changePolicy(carol.client, { not_following: 'filter' })
  await bob.post('@carol A word')
  const { page, watch } = await visit({ as: 'carol', locale: 'ar' })
  watch.expectComplaint(/status of 500/)
  await page.goto('/carol/notifications#filtered')
  const rows = page
    .getByRole('main')
    .getByRole('region', { name: text('notificationRequest.list', 'ar') })
    .getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await page.route(/\/requests\/.*\/accept$/, (route) => route.fulfill({ status: 500, json: { error: 'Out of reeds' } }))
  await rows.getByRole('button', { name: text('notificationRequest.accept', 'ar') }).click()
  await expect(page.getByText(textStart('notificationRequest.acceptFailed')).first()).toContainText('Out of reeds')
  await expect(rows).toHaveCount(1)
})
