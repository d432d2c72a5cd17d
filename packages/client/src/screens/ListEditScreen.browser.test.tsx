import { expect, onTestFinished, test, vi } from 'vitest'
import { renderPage } from '#test/renderPage.tsx'

const heron = { id: 'H1', username: 'heron', acct: 'heron', display_name: 'Heron', url: `${location.origin}/users/heron` }
const found = { accounts: [heron], statuses: [], hashtags: [] }
const list = { id: '1', title: 'Rowers' }
const call = 'GET /api/v2/search'

test('people are searched after a pause of two seconds, and the form survives navigation', async () => {
  const { screen, page, requests } = await renderPage('/lists/new', { as: 'ada', responses: { [call]: found } })
  const main = screen.getByRole('main')
  await main.getByRole('textbox', { name: 'Title' }).fill('Rowers')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await main.getByRole('searchbox', { name: 'Search for people to add' }).fill('her')
  vi.advanceTimersByTime(1999)
  expect(requests).not.toContain(call)
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  const person = main.getByRole('checkbox', { name: 'Heron @heron' }).first()
  await expect.element(person).toBeVisible()
  expect(requests.filter((request) => request === call)).toHaveLength(1)
  await person.click()
  await expect.element(main.getByRole('region', { name: '1 member' })).toBeVisible()
  page.get().open('/about')
  await expect.element(main.getByRole('textbox', { name: 'Title' })).not.toBeInTheDocument()
  page.get().open('/lists/new')
  await expect.element(main.getByRole('textbox', { name: 'Title' })).toHaveValue('Rowers')
  await expect.element(main.getByRole('checkbox', { name: 'Heron @heron' })).toBeChecked()
})

test('all members are listed if the server has several pages, and a member on two pages only once', async () => {
  const link = '<https://pond.example/api/v1/lists/1/accounts?max_id=H1>; rel="next"'
  const wren = { ...heron, id: 'W1', username: 'wren', acct: 'wren', display_name: 'Wren' }
  const pages = [Response.json([heron], { headers: { link } }), Response.json([heron, wren])]
  const responses = { 'GET /api/v1/lists/1': list, 'GET /api/v1/lists/1/accounts': () => pages.shift() }
  const { screen } = await renderPage('/lists/1/edit', { as: 'ada', responses })
  const members = screen.getByRole('main').getByRole('region', { name: '2 members' })
  await expect.element(members.getByRole('checkbox', { name: 'Wren @wren' })).toBeChecked()
  expect(members.getByRole('checkbox').elements()).toHaveLength(2)
})

test('the button is disabled while the title is empty', async () => {
  const responses = { 'GET /api/v1/lists/1': list, 'GET /api/v1/lists/1/accounts': [] }
  const { screen } = await renderPage('/lists/1/edit', { as: 'ada', responses })
  const main = screen.getByRole('main')
  await main.getByRole('textbox', { name: 'Title' }).fill('  ')
  await expect.element(main.getByRole('button', { name: 'Save' })).toBeDisabled()
})

test('a handle of any length is shown completely, so that accounts with one name are distinguishable', async () => {
  const far = { ...heron, id: 'F1', acct: `heron@${'far-'.repeat(40)}away.example` }
  const responses = { 'GET /api/v1/lists/1': list, 'GET /api/v1/lists/1/accounts': [heron, far] }
  const { screen } = await renderPage('/lists/1/edit', { as: 'ada', responses })
  const handle = screen.getByRole('main').getByText(`@${far.acct}`, { exact: true })
  await expect.element(handle).toBeVisible()
  const box = handle.element().parentElement?.getBoundingClientRect()
  const [first, last] = [handle.element().getClientRects().item(0), [...handle.element().getClientRects()].at(-1)]
  expect(last?.top).toBeGreaterThan(first?.top ?? 0)
  expect(handle.element().getBoundingClientRect().right).toBeLessThanOrEqual((box?.right ?? 0) + 1)
})

test('a server that has rules for lists shows them', async () => {
  const responses = {
    'GET /api/v1/instance': { uri: location.origin, title: 'Pond', version: '4.3.0', languages: ['en'] },
    'GET /nodeinfo/2.0.json': { software: { name: 'mastodon', version: '4.3.0' } },
    'GET /api/v1/lists/1': { ...list, exclusive: true, replies_policy: 'none' },
    'GET /api/v1/lists/1/accounts': [],
  }
  const { screen } = await renderPage('/lists/1/edit', { as: 'ada', responses })
  const main = screen.getByRole('main')
  await expect.element(main.getByRole('checkbox', { name: 'Keep its posts out of Home' })).toBeChecked()
  await expect.element(main.getByRole('combobox', { name: 'Shown replies' })).toHaveValue('none')
})

test('a missing list is reported, and a visitor is asked to log in', async () => {
  const { screen } = await renderPage('/lists/1/edit', { as: 'ada' })
  await expect.element(screen.getByRole('main')).toHaveTextContent('There is no such list')
})

test('a visitor is asked to log in', async () => {
  const { screen, requests } = await renderPage('/lists/new')
  await expect.element(screen.getByRole('main')).toHaveTextContent('Log in to see what you keep here')
  expect(requests).not.toContain('GET /api/v1/lists')
})
