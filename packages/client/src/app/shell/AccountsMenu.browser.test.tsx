import type { AccountId } from '@rookery/api/wire/model'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { unreadCountsOf } from '#features/session/model/UnreadCounts.ts'
import { accountKey } from '#features/session/model/StoredAccounts.ts'
import { renderPage } from '#test/renderPage.tsx'
import { resizePage } from '#test/resizePage.ts'

const duck = { shortcode: 'duck', url: `${location.origin}/favicon.png?duck`, static_url: `${location.origin}/favicon.png?duck-still` }
const ada = {
  id: 'A1',
  username: 'ada',
  acct: 'ada',
  url: `${location.origin}/users/ada`,
  display_name: 'Ada :duck: :rush:',
  emojis: [duck],
}

test('custom emoji in a name show in the list of accounts, and the account window of the bar leads to the other accounts', async () => {
  await resizePage(1440, 900)
  const { screen, device } = await renderPage('/main/friends', { as: 'ada', responses: { 'GET /api/v1/accounts/verify_credentials': ada } })
  await screen.getByRole('button', { name: 'Switch account' }).click()
  const item = screen.getByRole('menuitemradio').first()
  await expect.element(item.getByRole('img', { name: ':duck:' })).toBeInTheDocument()
  await expect.element(item).toHaveTextContent(/^Ada :rush:/)
  await userEvent.keyboard('{Escape}')

  const { origin } = location
  const { current } = device.accounts.get()
  const token = { accessToken: 'of bob', refreshToken: null, scope: 'read', expiresAt: null }
  device.accounts.put({ key: accountKey(origin, 'B1' as AccountId), origin, id: 'B1' as AccountId, acct: 'bob', token })
  unreadCountsOf(device).put(accountKey(origin, 'A1' as AccountId), 3, 1)
  // Bob is the current account now. His page takes the focus when it is rendered, and closes windows of the page before.
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await screen.getByRole('button', { name: 'Account', exact: true }).click()
  const others = screen.getByRole('list', { name: 'Switch account' })
  await expect.element(others.getByRole('link', { name: 'Add an account' })).toHaveAttribute('href', '/login/add')
  expect(others.getByRole('button').elements()).toHaveLength(1)
  const other = others.getByRole('button', { name: /^Ada/ })
  await expect.element(other).toHaveAccessibleName(/@ada\b.*\b3\b/)
  await other.click()
  expect(device.accounts.get().current).toBe(current)
})
