import { expect, test } from 'vitest'
import { renderPage } from '#test/renderPage.tsx'

test('a sent mail is reported in a live region that existed before, so that it is announced', async () => {
  const { screen } = await renderPage('/password-reset', {
    responses: {
      'GET /nodeinfo/2.0.json': { software: { name: 'akkoma', version: '3.16.0' }, metadata: { mailerEnabled: true } },
      'POST /auth/password': new Response(null, { status: 204 }),
    },
  })
  const main = screen.getByRole('main')
  await main.getByRole('textbox', { name: 'Email or username' }).fill('nora@mail.example')
  const place = main.getByRole('status').element()
  expect(place.textContent).toBe('')
  await main.getByRole('button', { name: 'Save' }).click()
  await expect.element(place).toHaveTextContent('Check your email')
  await expect.element(main.getByRole('link', { name: 'Go to the timeline' })).toHaveFocus()
})
