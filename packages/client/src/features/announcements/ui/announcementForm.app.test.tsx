import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { homeHeading, pageFits } from '#test/app/entrance.ts'
import { press } from '#test/app/locators.ts'
import { expectWordsForRejections } from '#test/app/oddRejections.ts'
import { text } from '#test/app/text.ts'

const route = 'POST /api/v1/pleroma/admin/announcements'
const form = () => page.getByRole('main').getByRole('form', { name: text('announcements.post') })
const content = () => form().getByRole('textbox', { name: text('announcements.content') })
const submit = () => form().getByRole('button', { name: text('announcements.submitPost') })
const shown = () => page.getByRole('main').getByRole('article')

appTest('every rejection of an announcement has its reason, and the text stays', async ({ server, visit }) => {
  await visit('/announcements', { as: 'ada', size: 'phone' })
  const send = async () => {
    await content().fill('The weir is closed')
    await submit().click()
  }
  await expectWordsForRejections(server, route, send, form().getByRole('alert'))
  await expect.element(content()).toHaveValue('The weir is closed')
})

appTest('an announcement is sent once, also when the admin leaves the page meanwhile', async ({ server, visit }) => {
  await visit('/announcements', { as: 'ada', size: 'phone' })
  await content().fill('The weir is closed')
  const release = server.hold(route)
  await userEvent.dblClick(submit())
  await expect.element(submit()).toHaveAttribute('aria-busy', 'true')
  await page.getByRole('banner').getByRole('link').first().click()
  await expect.element(homeHeading()).toBeVisible()
  history.back()
  await expect.element(submit()).toHaveAttribute('aria-busy', 'true')
  await press(submit(), '{Enter}')
  release()
  await expect.element(content()).toHaveValue('')
  await expect.element(shown()).toHaveLength(1)
  expect(server.requests.filter((request) => request === route)).toHaveLength(1)
})

appTest('hostile text of an announcement stays text', async ({ visit }) => {
  await visit('/announcements', { as: 'ada', size: 'phone' })
  await content().fill(`‮"><img src=x onerror="document.title='broken in'"> ${'W'.repeat(3000)} الجسر`)
  await submit().click()
  await expect.element(content()).toHaveValue('')
  await expect.element(shown()).toHaveTextContent('onerror=')
  expect(pageFits()).toBe(true)
  expect(document.title).not.toBe('broken in')
})
