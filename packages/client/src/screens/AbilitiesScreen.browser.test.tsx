import { onTestFinished, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPage } from '#test/renderPage.tsx'

test('each ability of the server is listed with its state and source, filtered, and copied without the account', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => writeText.mockRestore())
  const { screen, requests } = await renderPage('/about/server', {
    as: 'ada',
    responses: {
      'GET /api/v1/instance': { uri: location.origin, title: 'Pond', version: '4.3.1', configuration: { polls: { max_options: 4 } } },
      'GET /api/v2/instance': { domain: 'pond.example', version: '4.3.1', api_versions: { mastodon: 2 } },
      'GET /nodeinfo/2.0.json': { software: { name: 'mastodon', version: '4.3.1' }, metadata: {} },
      'GET /api/v1/bookmarks': [],
    },
  })
  const main = screen.getByRole('main')
  const row = (name: string) => main.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
  await expect.element(main.getByRole('heading', { level: 1, name: 'What this server can do' })).toBeVisible()
  await expect.element(main.getByText('mastodon 4.3.1')).toBeVisible()
  await expect.element(main.getByText('mastodon 2', { exact: true })).toBeVisible()
  // By the description, by the version, by the number of the interface, by a call, and by nothing.
  await expect.element(row('Polls')).toHaveTextContent(/Yes.*configuration\.polls\.max_options` in the description: 4/)
  await expect.element(row('Several posts or accounts by their ids')).toHaveTextContent(/Yes.*version of Mastodon: 4\.3\.1, needed: 4\.3/)
  await expect.element(row('Posts can quote posts')).toHaveTextContent(/No.*number of the interface: 2, needed: 7.*The control is absent/)
  await expect.element(row('Lists of accounts')).toHaveTextContent(/No.*responded with status 404.*The list of lists is empty/)
  await expect.element(row('Hints and translations of the rules')).toHaveTextContent(/Partly.*hints alone/)
  await expect.element(row('The picture of the server has a complete address')).toHaveTextContent('Not known')

  const status = main.getByRole('status')
  const all = status.element().textContent
  const field = main.getByRole('searchbox', { name: 'Search' })
  await field.fill('quote may')
  await expect.element(main.getByRole('listitem')).toHaveLength(1)
  await expect.element(main.getByRole('listitem')).toHaveTextContent('Authors say which accounts may quote')
  expect(status.element().textContent).toMatch(/^1 \/ \d+$/)
  await field.fill('')
  await userEvent.keyboard('{Tab} ')
  await expect.element(main.getByRole('switch', { name: 'Only what is missing' })).toBeChecked()
  await expect.element(row('Lists of accounts')).toBeVisible()
  await expect.element(row('Polls')).not.toBeInTheDocument()
  expect(status.element().textContent).not.toBe(all)

  await userEvent.keyboard('{Tab}{Enter}')
  const text = writeText.mock.calls[0]?.[0] ?? ''
  expect(text).toMatch(/^Software: mastodon 4\.3\.1\nVersion: 4\.3\.1\nAPI versions: mastodon 2\n/)
  // The report has the sentences of the page.
  const sentences = [...row('Lists of accounts').element().querySelectorAll('p')].slice(1).map((line) => line.textContent)
  expect(sentences).toHaveLength(2)
  expect(text).toContain(`- no: Lists of accounts. ${sentences[0]}. ${sentences[1]}\n`)
  expect(text).toContain('- yes: Polls')
  for (const secret of ['A1', '@ada', 'Ada', 'Pond', 'pond.example', location.host]) expect(text).not.toContain(secret)
  expect(requests.filter((request) => request === 'GET /api/v1/lists')).toHaveLength(1)
})
