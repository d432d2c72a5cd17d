import { expect, test } from 'vitest'
import { renderPage } from '#test/renderPage.tsx'

const rita = { id: 'A7', username: 'rita', acct: 'rita@remote.example', display_name: 'Rita', url: 'https://remote.example/@rita' }
const profile = { 'GET /api/v1/accounts/A7': rita, 'GET /api/v1/accounts/A7/statuses': [], 'GET /api/v1/accounts/relationships': [] }

test.each(['/remote-users/@rita@remote.example', '/remote-users/remote.example/rita'])('%s leads to the person by id', async (path) => {
  const responses = { ...profile, 'GET /api/v1/accounts/rita%40remote.example': rita }
  const { screen, requests } = await renderPage(path, { as: 'ada', responses })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Rita' })).toBeVisible()
  expect(location.pathname).toBe('/users/A7')
  expect(requests).not.toContain('GET /api/v2/search')
})

test('an account that is unknown to the server is resolved by a search', async () => {
  const responses = { ...profile, 'GET /api/v2/search': { accounts: [rita], statuses: [], hashtags: [] } }
  const { screen } = await renderPage('/remote-users/remote.example/rita', { as: 'ada', responses })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Rita' })).toBeVisible()
  expect(location.pathname).toBe('/users/A7')
})

test.each([location.host, location.host.toUpperCase(), 'pond.example'])(
  'the server’s own accounts are found by the host of its page and by its domain: %s',
  async (host) => {
    const bob = { id: 'B1', username: 'bob', acct: 'bob', display_name: 'Bob', url: `${location.origin}/users/bob` }
    const { screen, requests } = await renderPage(`/remote-users/@bob@${host}`, {
      as: 'ada',
      responses: {
        'GET /api/v1/instance': { uri: 'https://pond.example', title: 'Pond', version: '2.7.2 (compatible; Akkoma 3.16.0)' },
        'GET /api/v1/accounts/bob': bob,
        'GET /api/v1/accounts/B1': bob,
        'GET /api/v1/accounts/B1/statuses': [],
        'GET /api/v1/accounts/relationships': [],
      },
    })
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Bob' })).toBeVisible()
    expect(requests).not.toContain('GET /api/v2/search')
  },
)

test.each([
  [
    'nobody of that name',
    { 'GET /api/v2/search': { accounts: [{ ...rita, username: 'rosa', acct: 'rosa@remote.example' }] } },
    'does not know',
  ],
  ['a server that refuses', { 'GET /api/v1/accounts/rita%40remote.example': Response.json({}, { status: 400 }) }, 'Unexpected status: 400'],
  ['an error instead of somebody', { 'GET /api/v1/accounts/rita%40remote.example': { error: 'No such host' } }, 'No such host'],
  ['no answer', { 'GET /api/v1/accounts/rita%40remote.example': () => Response.error() }, 'Failed to connect'],
])('%s is not found, with the reason', async (_, responses, reason) => {
  const { screen } = await renderPage('/remote-users/remote.example/rita', { as: 'ada', responses })
  const alert = screen.getByRole('main').getByRole('alert')
  await expect.element(alert).toHaveTextContent('Not found.')
  await expect.element(alert).toHaveTextContent(reason)
  await expect.element(screen.getByRole('link', { name: 'Look on remote.example' })).toHaveAttribute('href', 'https://remote.example/@rita')
})

test('a remote account shows that it is being searched, and a retry may find it', async () => {
  const responses = [new Promise<never>(() => {})]
  const { screen } = await renderPage('/remote-users/@rita@remote.example', {
    as: 'ada',
    responses: { 'GET /api/v1/accounts/rita%40remote.example': () => responses.shift() },
  })
  await expect.element(screen.getByRole('main').getByRole('status')).toHaveTextContent(/Searching for \u2068@rita@remote.example/)
})

test('a visitor is redirected to the landing page', async () => {
  await renderPage('/remote-users/remote.example/rita')
  expect(location.pathname).toBe('/main/all')
})

test.each(['/main/notifications', '/ada/nothing'])('%s is not a user name', async (path) => {
  const { screen, requests, page } = await renderPage(path, { as: 'ada' })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  expect(requests.filter((call) => call.startsWith(`GET /api/v1/accounts${path}`))).toEqual([])
  expect(page.get().router.opens(new URL(path, location.origin))).toBe(false)
})
