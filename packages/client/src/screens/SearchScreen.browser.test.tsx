import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '#test/renderPage.tsx'

const call = 'GET /api/v2/search'
const heron = { id: 'H1', username: 'heron', acct: 'heron', display_name: 'Heron', url: `${location.origin}/users/heron` }
const post = (id: string, content: string) => ({
  id,
  account: heron,
  content,
  created_at: '2026-11-22T08:00:00.000Z',
  uri: `${location.origin}/objects/${id}`,
  visibility: 'public',
})
const nothing = { accounts: [], statuses: [], hashtags: [] }
const history = [
  { day: '2', uses: '12', accounts: '9' },
  { day: '1', uses: '1', accounts: '1' },
]

test('the first kind with results is open, each kind has its count, and a hashtag has its number of people', async () => {
  const found = { ...nothing, accounts: [heron], hashtags: [{ name: 'heron', url: '', history }] }
  const { screen } = await renderPage('/search?query=heron', { as: 'ada', responses: { [call]: found } })
  await expect.element(screen.getByRole('tab', { name: 'Posts 0' })).toHaveAttribute('aria-selected', 'false')
  await expect.element(screen.getByRole('tab', { name: 'People 1' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(screen.getByRole('tabpanel').getByRole('link', { name: /Heron/ })).toBeVisible()
  await screen.getByRole('tab', { name: 'Hashtags 1' }).click()
  const tag = screen.getByRole('tabpanel').getByRole('link', { name: /#heron/ })
  await expect.element(tag).toHaveTextContent('#heron9 people talking · 12 uses')
  await expect.element(tag).toHaveAttribute('href', '/tag/heron')
  await screen.getByRole('tab', { name: 'Posts 0' }).click()
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('No posts were found.')
})

test.each<[string, Response]>([
  ['401', Response.json({ error: 'No' }, { status: 401 })],
  ['403', Response.json({ error: 'This resource requires authentication.' }, { status: 403 })],
])('a visitor whom the server rejects with %s may log in and return', async (_, response) => {
  const { screen } = await renderPage('/search?query=two words', { responses: { [call]: response } })
  const main = screen.getByRole('main')
  await expect.element(main).toHaveTextContent('This server lets only its members search.')
  const login = main.getByRole('link', { name: 'Log in' }).last()
  await expect.element(login).toHaveAttribute('href', `/login?from=${encodeURIComponent('/search?query=two+words')}`)
})

test.each<[string, Response]>([
  ['403', Response.json({ error: 'No' }, { status: 403 })],
  ['422', Response.json({ error: 'No' }, { status: 422 })],
  ['500', Response.json('Internal server error', { status: 500 })],
  ['HTML', new Response('<!doctype html><h1>Hello', { headers: { 'content-type': 'text/html' } })],
  ['nothing at all', Response.error()],
  ['something else', Response.json([])],
])('a failed search is reported, and can be tried again: %s', async (_, response) => {
  const { screen, requests } = await renderPage('/search?query=heron', { as: 'ada', responses: { [call]: response } })
  const main = screen.getByRole('main')
  await expect.element(main.getByRole('alert')).toHaveTextContent('Error fetching search result: ')
  await expect.element(main.getByRole('searchbox')).toHaveValue('heron')
  const before = requests.filter((request) => request === call).length
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => requests.filter((request) => request === call).length).toBeGreaterThan(before)
})

test('a rate limit is respected', async () => {
  const busy = Response.json({ error: 'Throttled' }, { status: 429, headers: { 'retry-after': '3600' } })
  const { screen, requests } = await renderPage('/search?query=heron', { as: 'ada', responses: { [call]: busy } })
  await expect.element(screen.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-disabled', 'true')
  expect(requests.filter((request) => request === call)).toHaveLength(1)
})

test('a visitor of a private server finds no search, and not by its address either', async () => {
  const closed = { software: { name: 'akkoma', version: '3.16.0' }, metadata: { private: true } }
  const { screen, requests } = await renderPage('/search?query=heron', { responses: { 'GET /nodeinfo/2.0.json': closed, [call]: nothing } })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => location.pathname).toBe('/login')
  expect(screen.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Search' }).elements()).toHaveLength(0)
  expect(requests).not.toContain(call)
})

test.each(['', '%20%20%E3%80%80'])('an empty text sends no request: "%s"', async (query) => {
  const { screen, requests } = await renderPage(`/search?query=${query}`, { as: 'ada', responses: { [call]: nothing } })
  await expect.element(screen.getByRole('main')).toHaveTextContent('Look for posts, people and hashtags.')
  expect(requests).not.toContain(call)
})

test('a search text too long for an address is reported while typing, stays, and is not sent', async () => {
  const { screen, requests } = await renderPage('/search', { as: 'ada', responses: { [call]: nothing } })
  const field = screen.getByRole('main').getByRole('searchbox')
  await field.fill('a'.repeat(10_000))
  await expect.element(screen.getByRole('main').getByRole('alert')).toHaveTextContent('This is too long to be searched for.')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('a'.repeat(10_000))
  expect(location.search).toBe('')
  expect(requests).not.toContain(call)
})

test.each(['.*+?^${}()|[]\\', '🐸🏳️‍🌈', '@', '%', '&query=x#y', '\u202Eabc', 'مرحبا بكم', '<b>x</b>', '\uD83D'])(
  'special characters are plain text: %s',
  async (text) => {
    const { screen } = await renderPage('/search', { as: 'ada', responses: { [call]: { ...nothing, statuses: [post('S1', 'Found')] } } })
    const field = screen.getByRole('main').getByRole('searchbox')
    await field.fill(text)
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Found')
    expect(new URLSearchParams(location.search).get('query')).toBe(text === '\uD83D' ? '\uFFFD' : text)
  },
)

test('malformed results are left out, and markup in names and posts is not executed', async () => {
  const found = {
    accounts: [{}, { ...heron, id: 'H2', acct: 'egret', display_name: '<img src=x onerror=alert(1)>'.repeat(20) }, null],
    statuses: [null, post('S1', '<script>alert(1)</script><p>Safe</p>'), { id: 'S2' }],
    hashtags: [{}, { name: 'x'.repeat(500), url: 'data:text/html,x' }, { name: '../../login', url: '' }],
  }
  const { screen } = await renderPage('/search?query=heron', { as: 'ada', responses: { [call]: found } })
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Safe')
  expect(document.querySelector('main script')).toBeNull()
  await screen.getByRole('tab', { name: 'People 1' }).click()
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('<img src=x')
  await screen.getByRole('tab', { name: 'Hashtags 2' }).click()
  const links = screen.getByRole('tabpanel').getByRole('link')
  await expect.element(links.nth(1)).toHaveAttribute('href', '/tag/..%2F..%2Flogin')
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
})

test('an address that the server cannot find gives no result, and can be opened on its server', async () => {
  const address = 'https://marsh.example/@ines/112233'
  const found = { ...nothing, accounts: [{ ...heron, acct: 'heron@marsh.example' }], hashtags: [{ name: '112233', url: '' }] }
  const { screen } = await renderPage(`/search?query=${encodeURIComponent(address)}`, { as: 'ada', responses: { [call]: found } })
  const main = screen.getByRole('main')
  await expect.element(main).toHaveTextContent(/Your server could not find/)
  await expect.element(main.getByRole('link', { name: 'Open the address in a new tab' })).toHaveAttribute('href', address)
})
