import { expect, test } from 'vitest'
import { renderPage } from '../../../test/renderPage.tsx'

const rita = { id: 'A7', username: 'rita', acct: 'rita@remote.example', display_name: 'Rita', url: 'https://remote.example/@rita' }
const profile = { 'GET /api/v1/accounts/A7': rita, 'GET /api/v1/accounts/A7/statuses': [], 'GET /api/v1/accounts/relationships': [] }

test.each(['/remote-users/@rita@remote.example', '/remote-users/remote.example/rita'])('%s leads to the person by id', async (path) => {
  const answers = { ...profile, 'GET /api/v1/accounts/rita%40remote.example': rita }
  const { screen, requests } = await renderPage(path, { as: 'ada', answers })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Rita' })).toBeVisible()
  expect(location.pathname).toBe('/users/A7')
  expect(requests).not.toContain('GET /api/v2/search')
})

test('somebody whom the server does not know yet is found through theirs', async () => {
  const answers = { ...profile, 'GET /api/v2/search': { accounts: [rita], statuses: [], hashtags: [] } }
  const { screen } = await renderPage('/remote-users/remote.example/rita', { as: 'ada', answers })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Rita' })).toBeVisible()
  expect(location.pathname).toBe('/users/A7')
})

test.each([
  [
    'nobody of that name',
    { 'GET /api/v2/search': { accounts: [{ ...rita, username: 'rosa', acct: 'rosa@remote.example' }] } },
    'Sorry, this profile does not exist.',
  ],
  ['a server that refuses', { 'GET /api/v1/accounts/rita%40remote.example': Response.json({}, { status: 400 }) }, 'Unexpected status: 400'],
])('%s is said', async (_, answers, text) => {
  const { screen } = await renderPage('/remote-users/remote.example/rita', { as: 'ada', answers })
  await expect.element(screen.getByRole('main').getByRole('alert')).toHaveTextContent(text)
})

test('a visitor is led to where visitors land', async () => {
  await renderPage('/remote-users/remote.example/rita')
  expect(location.pathname).toBe('/main/all')
})

test.each(['/registration', '/registration/abc', '/friend-requests', '/ada/notifications'])(
  '%s is nobody’s name while its screen is still to come',
  async (path) => {
    const { screen, requests, page } = await renderPage(path, { as: 'ada' })
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    expect(requests.filter((call) => call.startsWith(`GET /api/v1/accounts${path}`))).toEqual([])
    expect(page.get().router.opens(new URL(path, location.origin))).toBe(false)
  },
)
