import { expect, test } from 'vitest'
import { renderPage } from '#test/renderPage.tsx'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

const lists = [
  { id: '1', title: 'Rowers' },
  { id: '2', title: 'Herons' },
]

test('the lists are sorted newest first', async () => {
  const { screen } = await renderPage('/lists', { as: 'ada', responses: { 'GET /api/v1/lists': lists } })
  const main = screen.getByRole('main')
  await expect.element(main.getByRole('listitem').first()).toHaveTextContent('Herons')
  await expect.element(main.getByRole('listitem').nth(1)).toHaveTextContent('Rowers')
})

test('a rejection offers a retry, also after a failed retry', async () => {
  const responses: Record<string, unknown> = { 'GET /api/v1/lists': Response.json({ error: 'Not now' }, { status: 403 }) }
  const { screen, requests } = await renderPage('/lists', { as: 'ada', responses })
  const retry = screen.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  await retry.click()
  await expect.poll(() => requests.filter((request) => request === 'GET /api/v1/lists').length).toBe(2)
  await expect.element(retry).toBeVisible()
})

test('a rate limit is respected, by the button too', async () => {
  const busy = Response.json({ error: 'Throttled' }, { status: 429, headers: { 'retry-after': '3600' } })
  const { screen, requests } = await renderPage('/lists', { as: 'ada', responses: { 'GET /api/v1/lists': busy } })
  const retry = screen.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect.element(retry).toHaveAttribute('aria-disabled', 'true')
  expect(requests.filter((request) => request === 'GET /api/v1/lists')).toHaveLength(1)
})

test('a visitor is asked to log in, and no request is sent', async () => {
  const { screen, requests } = await renderPage('/lists', { responses: { 'GET /api/v1/lists': lists } })
  await expect.element(screen.getByRole('main')).toHaveTextContent('Log in to see what you keep here')
  expect(requests).not.toContain('GET /api/v1/lists')
})

test('a server without lists is requested once, however often the screen opens', async () => {
  const { screen, page, requests } = await renderPage('/lists', { as: 'ada', responses: {} })
  const retry = screen.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  page.get().open('/about')
  await expect.element(retry).not.toBeInTheDocument()
  page.get().open('/lists')
  await expect.element(retry).toBeVisible()
  expect(requests.filter((request) => request === 'GET /api/v1/lists')).toHaveLength(1)
})

test('the lists are in the order that the reader gave them, and a new one is first', async () => {
  const three = ['1', '2', '3'].map((id) => ({ id, title: `List ${id}` }))
  const { screen, page: shown } = await renderPage('/lists', { as: 'ada', responses: { 'GET /api/v1/lists': three } })
  const titles = () =>
    screen
      .getByRole('main')
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent)
  await expect.poll(titles).toEqual(['List 3', 'List 2', 'List 1'])
  await screen.getByRole('button', { name: 'Change order' }).click()
  const up = screen.getByRole('button', { name: 'Move \u2068List 1\u2069 up' })
  await up.click()
  await up.click()
  await up.click()
  await expect.poll(titles).toEqual(['List 1', 'List 3', 'List 2'])
  await expect.element(up).toHaveFocus()
  expect(settingsOf(shown.get().session).get('listOrder')).toEqual(['1', '3', '2'])
})
