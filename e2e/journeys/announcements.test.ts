import { create } from '@rookery/api/calls/adminAnnouncements'
import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { expectAccessible, journey } from '../harness/journey.ts'
import { text } from '../harness/text.ts'

journey('an admin announces something for a day, changes it and takes it back', async ({ visit }) => {
  const { page, watch } = await visit({ as: 'ada' })
  watch.expectComplaint(/status of (400|500)/)
  await page.goto('/announcements')
  const main = page.getByRole('main')
  const form = main.getByRole('form', { name: text('announcements.post') })
  const content = form.getByRole('textbox', { name: text('announcements.content') })
  const post = form.getByRole('button', { name: text('announcements.submitPost') })
  // No words: the server would refuse it, and say nothing of why.
  await content.fill(' \n ')
  await post.click()
  await expect(content).toBeFocused()
  await expect(content).toHaveAttribute('aria-invalid', 'true')
  await expect(form).toContainText(text('announcements.contentRequired'))
  await expectAccessible(page)
  await content.fill('<b>الجسر مغلق</b>')
  await form.getByLabel(text('announcements.startTime')).fill('2026-01-05T10:30')
  await form.getByRole('checkbox', { name: text('announcements.allDay') }).check()
  await expect(form.getByLabel(text('announcements.startTime'))).toHaveValue('2026-01-05')
  const mend = await breakCalls(page, 'POST', '/api/v1/pleroma/admin/announcements', { kind: 'status', status: 500 })
  await post.click()
  await expect(form.getByRole('alert')).not.toBeEmpty()
  await expect(content).toHaveValue('<b>الجسر مغلق</b>')
  await form.getByRole('button', { name: text('general.dismiss') }).click()
  await expect(form.getByRole('alert')).toBeEmpty()
  await mend()
  await post.click()
  await expect(content).toHaveValue('')
  const item = main.getByRole('article')
  await expect(item).toContainText('<b>الجسر مغلق</b>')
  await expect(item).toContainText('Starts January 5, 2026')
  await expectAccessible(page)

  await item.getByRole('button', { name: text('announcements.change') }).click()
  const edit = main.getByRole('form', { name: text('announcements.edit') })
  await edit.getByLabel(text('announcements.endTime')).fill('2026-01-06')
  await edit.getByRole('button', { name: text('announcements.submitEdit') }).click()
  // It is over: admins see it still, everybody else does not.
  await expect(item).toContainText('Ends January 6, 2026')
  await expect(item.getByRole('button', { name: text('announcements.markRead') })).toBeDisabled()
  await item.getByRole('button', { name: text('announcements.delete') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('announcements.delete') })
    .click()
  await expect(main.getByText(text('announcements.none'))).toBeVisible()
})

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
  await expectAccessible(page)
  await item.getByRole('button', { name: text('announcements.markRead') }).click()
  await expect(item).toContainText(text('announcements.read'))
  await expect(page).not.toHaveTitle(/^\(/)
  await page.reload()
  await expect(item).toContainText(text('announcements.read'))
  const { page: visitor } = await visit()
  await visitor.goto('/announcements')
  await expect(visitor.getByText(text('announcements.membersOnly'))).toBeVisible()
})
