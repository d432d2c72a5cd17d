import * as adminAnnouncements from '@rookery/api/calls/adminAnnouncements'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { dialog, setChecked } from '#test/app/locators.ts'
import { text } from '#test/app/text.ts'

const main = page.getByRole('main')
const item = main.getByRole('article')
const form = main.getByRole('form', { name: text('announcements.post') })
const content = form.getByRole('textbox', { name: text('announcements.content') })
const submit = form.getByRole('button', { name: text('announcements.submitPost') })

appTest('an admin announces something for a day, changes it and deletes it', async ({ visit }) => {
  await visit('/announcements', { as: 'ada' })
  // The server would reject an empty one without a reason.
  await content.fill(' \n ')
  await submit.click()
  await expect.element(content).toHaveFocus()
  await expect.element(content).toHaveAttribute('aria-invalid', 'true')
  await expect.element(form).toHaveTextContent(text('form.required'))
  await content.fill('<b>الجسر مغلق</b>')
  const start = form.getByLabelText(text('announcements.startTime'))
  await start.fill('2026-01-05T10:30')
  await setChecked(form.getByRole('checkbox', { name: text('announcements.allDay') }), true)
  await expect.element(start).toHaveValue('2026-01-05')
  await submit.click()
  await expect.element(content).toHaveValue('')
  await expect.element(item).toHaveTextContent('<b>الجسر مغلق</b>')
  await expect.element(item).toHaveTextContent('Starts January 5, 2026')

  await item.getByRole('button', { name: text('announcements.change') }).click()
  const edit = main.getByRole('form', { name: text('announcements.edit') })
  await edit.getByLabelText(text('announcements.endTime')).fill('2026-01-06')
  await edit.getByRole('button', { name: text('announcements.submitEdit') }).click()
  // Only admins see an announcement that is over.
  await expect.element(item).toHaveTextContent('Ends January 6, 2026')
  await expect.element(item.getByRole('button', { name: text('announcements.markRead') })).toBeDisabled()
  await item.getByRole('button', { name: text('announcements.delete') }).click()
  await dialog(text('announcements.deleteTitle'))
    .getByRole('button', { name: text('announcements.delete') })
    .click()
  await expect.element(main.getByText(text('announcements.none'))).toBeVisible()
})

for (const failure of [400, 403, 500, 'html'] as const)
  appTest(`an announcement that the server rejects (${failure}) stays in the form with the reason`, async ({ server, visit }) => {
    const route = 'POST /api/v1/pleroma/admin/announcements'
    const mend = failure === 'html' ? server.html(route) : server.fail(route, failure)
    await visit('/announcements', { as: 'ada' })
    await content.fill('The weir is closed')
    await submit.click()
    const alert = form.getByRole('alert')
    await expect.element(alert).toHaveTextContent(/^The announcement could not be posted\. \S/)
    await expect.element(content).toHaveValue('The weir is closed')
    await form.getByRole('button', { name: text('general.dismiss') }).click()
    await expect.element(alert).toBeEmptyDOMElement()
    mend()
    await submit.click()
    await expect.element(content).toHaveValue('')
    await expect.element(item).toHaveTextContent('The weir is closed')
  })

appTest('an announcement is counted in title and menu until it is read', async ({ server, visit }) => {
  const ada = await server.somebody('ada')
  await adminAnnouncements.create(ada.client, { content: 'The weir is closed :blobcat:', startsAt: null, endsAt: null, allDay: false })
  const app = await visit('/drafts', { as: 'bob', size: 'phone' })
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible()
  await app.advance(5000)
  await expect.poll(() => document.title).toMatch(/^\(1\) /)
  await page.getByRole('button', { name: text('shell.menu') }).click()
  const entry = page.getByRole('dialog').getByRole('link', { name: text('announcements.title') })
  await expect.element(entry.getByRole('img')).toHaveTextContent('1')
  await entry.click()
  await expect.element(item).toHaveTextContent('The weir is closed')
  // It has no emoji of its own, and shows those of the server.
  await expect.element(item.getByRole('img', { name: ':blobcat:' })).toBeVisible()
  await item.getByRole('button', { name: text('announcements.markRead') }).click()
  await expect.element(item).toHaveTextContent(text('announcements.read'))
  await expect.poll(() => document.title).not.toMatch(/^\(/)
  await server.settled()
  await app.restart()
  await expect.element(item).toHaveTextContent(text('announcements.read'))
})

appTest('announcements are for members', async ({ visit }) => {
  await visit('/announcements')
  await expect.element(page.getByText(text('announcements.membersOnly'))).toBeVisible()
})
