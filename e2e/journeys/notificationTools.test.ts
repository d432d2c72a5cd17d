import * as announcements from '@rookery/api/calls/adminAnnouncements'
import * as accounts from '@rookery/api/calls/accounts'
import type { Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { expectAccessible, journey } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { label, text } from '../harness/text.ts'

const main = (page: Page) => page.getByRole('main')

const looks = screenSizes.map(([kind, viewport]) => {
  const isPhone = kind === 'a phone'
  return [kind, isPhone ? { viewport, hasTouch: true, isMobile: true } : { viewport }] as const
})

for (const [kind, look] of widths(looks, 'all')) {
  journey(`a snooze and quiet hours are chosen where the notifications are, and kept: ${kind}`, async ({ visit }) => {
    const { page } = await visit({ as: 'ada', ...look })
    await page.goto('/ada/notifications')
    const more = main(page)
      .getByRole('button', { name: label('notifications.more') })
      .first()
    const entry = (id: 'notificationList.snooze.hour' | 'notificationList.snoozeEnd') =>
      page.getByRole('menuitem', { name: new RegExp(`^${text(id)}`) })
    await more.click()
    await expectAccessible(page)
    await entry('notificationList.snooze.hour').click()
    await more.click()
    await expect(entry('notificationList.snoozeEnd')).toContainText('Until')
    await page.keyboard.press('Escape')
    await main(page)
      .getByRole('button', { name: label('notifications.choose') })
      .click()
    const window = page.getByRole('dialog', { name: label('notifications.choose') })
    await window.getByText(text('notificationList.quietHours'), { exact: true }).click()
    await window.getByLabel(text('settings.quietHoursFrom'), { exact: true }).fill('22:00')
    await window.getByLabel(text('settings.quietHoursUntil'), { exact: true }).fill('07:30')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.reload()
    await more.click()
    await entry('notificationList.snoozeEnd').click()
    await more.click()
    await expect(entry('notificationList.snooze.hour')).toBeVisible()
    await page.keyboard.press('Escape')
    await main(page)
      .getByRole('button', { name: label('notifications.choose') })
      .click()
    await window.getByText(text('notificationList.quietHours'), { exact: true }).click()
    await expect(window.getByLabel(text('settings.quietHoursFrom'), { exact: true })).toHaveValue('22:00')
    await expect(window.getByLabel(text('settings.quietHoursUntil'), { exact: true })).toHaveValue('07:30')
  })
}

for (const [kind, look] of widths(looks)) {
  journey(`what a filter of the server covers says so, and what it hides is in the folder: ${kind}`, async ({ visit, product }) => {
    const bob = await somebody(product, 'bob')
    for (const words of ['Covered eels', 'Hidden eels', 'Nothing but reeds']) await bob.post(`@dave ${words}, ${kind}`)
    const { page } = await visit({ as: 'dave', ...look })
    const filter = (action: string) => ({
      filter: { id: action, title: `${action} rule`, context: ['notifications'], filter_action: action, expires_at: null },
      keyword_matches: ['eels'],
      status_matches: null,
    })
    await breakCalls(page, 'GET', '/api/v1/notifications?*', {
      kind: 'changed',
      change: (body) =>
        (body as { status: { content: string } | null }[]).map((one) => {
          const content = one.status?.content ?? ''
          const action = content.includes('Covered') ? 'warn' : content.includes('Hidden') ? 'hide' : null
          return action === null ? one : { ...one, status: { ...one.status, filtered: [filter(action)] } }
        }),
    })
    await page.goto('/dave/notifications')
    const items = main(page).getByRole('article')
    await expect(items.filter({ hasText: `Nothing but reeds, ${kind}` })).toBeVisible()
    const covered = items.filter({ hasText: 'warn rule' }).first()
    await expect(covered).toBeVisible()
    await expect(items.filter({ hasText: `Covered eels, ${kind}` })).toHaveCount(0)
    await expect(items.filter({ hasText: `Hidden eels, ${kind}` })).toHaveCount(0)
    await expectAccessible(page)
    await covered.getByRole('button', { name: text('verdict.show') }).click()
    await expect(items.filter({ hasText: `Covered eels, ${kind}` })).toBeVisible()
    const folder = page.getByRole('tab', { name: new RegExp(`^${text('notificationList.tab.filtered')}`) })
    await expect(folder).toContainText(/\d/)
    await folder.click()
    await expect(items.first()).toBeVisible()
    await expect(
      items
        .filter({ hasText: 'hide rule' })
        .or(items.filter({ hasText: `Hidden eels, ${kind}` }))
        .first(),
    ).toBeVisible()
    await expect(items.filter({ hasText: 'Nothing but reeds' })).toHaveCount(0)
    await expectAccessible(page)
  })

  journey(`what is announced stands among the notifications until it is read: ${kind}`, async ({ visit, product }) => {
    const ada = await somebody(product, 'ada')
    const words = `The lock is shut, ${kind}`
    await announcements.create(ada.client, { content: `${words} :blobcat:`, startsAt: null, endsAt: null, allDay: false })
    const { page } = await visit({ as: 'carol', ...look })
    await page.goto('/carol/notifications')
    const note = main(page).getByRole('article').filter({ hasText: words })
    await expect(note).toBeVisible()
    // Servers send no emoji along with an announcement; their own are drawn all the same.
    await expect(note.getByRole('img', { name: ':blobcat:' })).toBeVisible()
    await expect(page).toHaveTitle(/^\(1\) /)
    await expectAccessible(page)
    await note.getByRole('button', { name: text('notificationList.read') }).click()
    await expect(note).toHaveCount(0)
    await expect(page).not.toHaveTitle(/^\(/)
    await page.reload()
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(note).toHaveCount(0)
  })
}

journey('a request to follow is answered in the drawer of a phone', async ({ visit, product }) => {
  const [mona, bob] = await Promise.all([somebody(product, 'mona'), somebody(product, 'bob')])
  await product.instance.context.db.updateTable('accounts').set({ is_locked: 1 }).where('id', '=', mona.account.id).execute()
  await bob.follow('mona')
  const { page, watch } = await visit({ as: 'mona', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  // The server takes the news of a request away with the request; to dismiss it then is refused.
  watch.expectComplaint(/dismiss/)
  await page.goto('/main/friends')
  await page.getByRole('button', { name: new RegExp(`^${text('shell.notifications')}`) }).tap()
  const items = page.getByRole('dialog', { name: text('shell.notifications') }).getByRole('article')
  const request = items.filter({ hasText: text('notification.follow_request') })
  await expect(request).toBeVisible()
  await expectAccessible(page)
  await request.getByRole('button', { name: text('followRequest.approve') }).tap()
  await expect(items.filter({ hasText: text('notification.follow') }).filter({ hasText: 'Bob' })).toBeVisible()
  await expect(request.getByRole('button', { name: text('followRequest.approve') })).toHaveCount(0)
  await expect.poll(async () => (await accounts.relationships(mona.client, [bob.account.id]))[0]?.followedBy).toBe(true)
})
