import * as announcements from '@rookery/api/calls/adminAnnouncements'
import type { Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'

const main = (page: Page) => page.getByRole('main')

const looks = screenSizes.map(([kind, viewport]) => {
  const isPhone = kind === 'a phone'
  return [kind, isPhone ? { viewport, hasTouch: true, isMobile: true } : { viewport }] as const
})

for (const [kind, look] of widths(looks)) {
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
    await note.getByRole('button', { name: text('notificationList.read') }).click()
    await expect(note).toHaveCount(0)
    await expect(page).not.toHaveTitle(/^\(/)
    await page.reload()
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(note).toHaveCount(0)
  })
}
