import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { renderPage } from '#test/renderPage.tsx'

const call = 'POST /api/v1/pleroma/accounts/confirmation_resend'

async function expectSignInRejected(identifier: string) {
  const { screen, requests } = await renderPage('/login', {
    responses: {
      'POST /api/v1/apps': { client_id: 'c', client_secret: 's' },
      'POST /oauth/token': Response.json({ error: 'Not yet', identifier }, { status: 403 }),
      [call]: new Response(null, { status: 204 }),
    },
  })
  const main = screen.getByRole('main')
  await main.getByLabelText('Username').fill('nora')
  await main.getByLabelText('Password', { exact: true }).fill('on the pond')
  await main.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect.element(main.getByRole('alert')).toHaveTextContent('Not yet')
  return { main, requests }
}

test('a user can request a lost confirmation mail again for the address that they enter', async () => {
  const { main, requests } = await expectSignInRejected('missing_confirmed_email')
  await main.getByRole('alert').getByRole('link', { name: 'Send the email again' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Confirm your email' })).toBeVisible()
  const again = main.getByRole('button', { name: 'Send it again' })
  // No address is known yet.
  await again.click()
  const email = main.getByRole('textbox', { name: 'Email' })
  await expect.element(email).toHaveFocus()
  expect(requests).not.toContain(call)
  await email.fill('nora@mail.example')
  await again.click()
  await expect.element(main.getByText('Sent again.')).toBeVisible()
  expect(requests.filter((name) => name === call)).toHaveLength(1)
})

test('a user who waits for approval gets no link to send the email again', async () => {
  const { main } = await expectSignInRejected('awaiting_approval')
  expect(main.getByRole('link', { name: 'Send the email again' }).elements()).toHaveLength(0)
})
