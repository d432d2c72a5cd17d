import { create } from '@rookery/api/calls/adminAnnouncements'
import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { text } from '../harness/text.ts'

journey('what is announced is counted in the navigation until it is read', async ({ visit, product }) => {
  const ada = await somebody(product, 'ada')
  await create(ada.client, { content: 'The weir is closed :blobcat:', startsAt: null, endsAt: null, allDay: false })
  const { page } = await visit({ as: 'bob', viewport: { width: 390, height: 844 } })
  await page.goto('/drafts')
  await expect(page).toHaveTitle(/^\(1\) /)
  await page.getByRole('button', { name: text('shell.menu') }).click()
  const entry = page.getByRole('dialog').getByRole('link', { name: text('announcements.title') })
  await expect(entry.getByRole('img')).toHaveText('1')
  await entry.click()
  const item = page.getByRole('main').getByRole('article')
  await expect(item).toContainText('The weir is closed')
  // No emoji come with it; those of the server are drawn all the same.
  await expect(item.getByRole('img', { name: ':blobcat:' })).toBeVisible()
  await item.getByRole('button', { name: text('announcements.markRead') }).click()
  await expect(item).toContainText(text('announcements.read'))
  await expect(page).not.toHaveTitle(/^\(/)
  await page.reload()
  await expect(item).toContainText(text('announcements.read'))
  const { page: visitor } = await visit()
  await visitor.goto('/announcements')
  await expect(visitor.getByText(text('announcements.membersOnly'))).toBeVisible()
})
