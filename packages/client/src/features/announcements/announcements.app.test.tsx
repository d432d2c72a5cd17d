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
  await expect.element(form).toHaveTextContent(text('announcements.contentRequired'))
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
  appTest(`an announcement that the server rejects (${failure}) is kept in the form with the reason`, async ({ server, visit }) => {
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

appTest('announcements are for members', async ({ visit }) => {
  await visit('/announcements')
  await expect.element(page.getByText(text('announcements.membersOnly'))).toBeVisible()
})
