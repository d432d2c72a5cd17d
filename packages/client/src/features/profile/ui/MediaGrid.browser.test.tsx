import { expect, test } from 'vitest'
import { renderPage } from '#test/renderPage.tsx'

const heron = { id: 'H1', username: 'heron', acct: 'heron', display_name: 'Heron', url: `${location.origin}/users/heron` }
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const media = (description: string, type = 'image') => ({
  id: description,
  type,
  url: `${location.origin}/${encodeURIComponent(description)}.png`,
  preview_url: pixel,
  description,
})
const post = (id: string, media_attachments: readonly object[], more: object = {}) => ({
  id,
  uri: id,
  account: heron,
  created_at: '2026-03-02T12:00:00.000Z',
  content: `<p>Post ${id}</p>`,
  visibility: 'public',
  media_attachments,
  ...more,
})
const show = (response: unknown) =>
  renderPage('/heron#media', {
    as: 'ada',
    responses: {
      'GET /api/v1/accounts/heron': heron,
      'GET /api/v1/accounts/H1/statuses': response,
      'GET /api/v1/accounts/relationships': [{ id: 'H1' }],
    },
  })

test('each post with media is a tile that opens it large, next to a link to the post', async () => {
  const { screen } = await show([post('P3', [media('A duck'), media('A goose')]), post('P2', [media('A call', 'audio')]), post('P1', [])])
  const grid = screen.getByRole('list', { name: 'Media' })
  await expect.element(grid.getByRole('button', { name: 'A call' })).toBeVisible()
  expect(grid.getByRole('button').elements()).toHaveLength(2)
  await expect.element(grid.getByRole('link', { name: 'Open the post of March 2, 2026' }).first()).toHaveAttribute('href', '/notice/P3')
  await grid.getByRole('button', { name: 'A duck' }).click()
  await expect.element(screen.getByRole('dialog')).toHaveTextContent('1 of 2')
})

test('sensitive media is shown on request', async () => {
  const { screen } = await show([post('P1', [media('A wound')], { sensitive: true })])
  const grid = screen.getByRole('list', { name: 'Media' })
  await grid.getByRole('button', { name: /A wound/ }).click()
  await expect.element(grid.getByRole('button', { name: 'A wound', exact: true })).toHaveAttribute('aria-haspopup', 'dialog')
  expect(screen.getByRole('dialog').elements()).toHaveLength(0)
})

test('media covered by a filter names it, and is shown on request', async () => {
  const filter = { id: '7', title: 'Spiders', context: ['account'], filter_action: 'blur' }
  const { screen } = await show([post('P1', [media('A web')], { filtered: [{ filter, keyword_matches: ['web'] }] })])
  const grid = screen.getByRole('list', { name: 'Media' })
  await grid.getByRole('button', { name: /Spiders.*A web/ }).click()
  await expect.element(grid.getByRole('button', { name: 'A web', exact: true })).toHaveAttribute('aria-haspopup', 'dialog')
})

test('files that the viewer cannot show link to their post', async () => {
  const { screen } = await show([post('P1', [media('A map', 'unknown')])])
  const grid = screen.getByRole('list', { name: 'Media' })
  await expect.element(grid.getByRole('link', { name: 'A map' })).toHaveAttribute('href', '/notice/P1')
})

test.each([
  ['nothing', [], 'There are no pictures, videos or sounds yet.'],
  ['a failure', Response.json({}, { status: 503 }), 'The backend is not available'],
])('%s is stated', async (_what, response, words) => {
  const { screen } = await show(response)
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent(words)
})
