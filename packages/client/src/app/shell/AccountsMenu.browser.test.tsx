import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '#test/renderPage.tsx'

const duck = { shortcode: 'duck', url: `${location.origin}/favicon.png?duck`, static_url: `${location.origin}/favicon.png?duck-still` }
const ada = {
  id: 'A1',
  username: 'ada',
  acct: 'ada',
  url: `${location.origin}/users/ada`,
  display_name: 'Ada :duck: :rush:',
  emojis: [duck],
}

test('the pictures in a name are drawn in the list of accounts, too', async () => {
  await page.viewport(1440, 900)
  const { screen } = await renderPage('/main/friends', { as: 'ada', responses: { 'GET /api/v1/accounts/verify_credentials': ada } })
  await screen.getByRole('button', { name: 'Switch account' }).click()
  const item = screen.getByRole('menuitemradio').first()
  await expect.element(item.getByRole('img', { name: ':duck:' })).toBeInTheDocument()
  await expect.element(item).toHaveTextContent(/^Ada :rush:/)
})
