import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { pageFits, passwordResetForm } from '#test/app/entrance.ts'
import { press } from '#test/app/locators.ts'
import { expectWordsForRejections } from '#test/app/oddRejections.ts'
import { text } from '#test/app/text.ts'

const { email, submit } = passwordResetForm
const route = 'POST /auth/password'
const sent = () => page.getByRole('main').getByText(text('passwordReset.sent'))

appTest('a new password is requested once, however often the button is pressed', async ({ server, visit }) => {
  await server.configure({ mailerEnabled: true })
  await visit('/password-reset', { size: 'phone' })
  const release = server.hold(route)
  await email().fill('bob@mail.example')
  await userEvent.dblClick(submit())
  await press(email(), '{Enter}')
  release()
  await expect.element(sent()).toBeVisible()
  expect(server.requests.filter((request) => request === route)).toHaveLength(1)
})

appTest('no address is rejected, so that the form reveals no known addresses', async ({ server, visit }) => {
  await server.configure({ mailerEnabled: true })
  await visit('/password-reset', { size: 'phone' })
  await email().fill('   ')
  await submit().click()
  await expect.element(email()).toHaveFocus()
  expect(server.requests).not.toContain(route)
  await email().fill(`"><img src=x>نورا@${'m'.repeat(5000)}`)
  await submit().click()
  await expect.element(sent()).toBeVisible()
  expect(pageFits()).toBe(true)
})

appTest('every rejection of the request shows its reason, and the form can be sent again', async ({ server, visit }) => {
  await server.configure({ mailerEnabled: true })
  await visit('/password-reset', { size: 'phone' })
  const send = async () => {
    await email().fill('dave@mail.example')
    await submit().click()
    await expect.element(email()).toHaveValue('')
  }
  await expectWordsForRejections(server, route, send, page.getByRole('main').getByText(text('errors.generic')))
})
