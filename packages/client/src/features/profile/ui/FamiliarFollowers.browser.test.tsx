import { expect, test } from 'vitest'
import { renderPage } from '#test/renderPage.tsx'

const person = (name: string) => ({ id: name, username: name, acct: name, display_name: name, url: `https://pond.example/@${name}` })
const mastodon = { uri: 'pond.example', title: 'Pond', version: '4.3.0', languages: ['en'], api_versions: { mastodon: 2 } }

const show = (server: object, accounts: readonly object[]) =>
  renderPage('/heron', {
    as: 'ada',
    responses: {
      'GET /api/v1/accounts/heron': person('heron'),
      'GET /api/v1/accounts/heron/statuses': [],
      'GET /api/v1/accounts/relationships': [{ id: 'heron' }],
      'GET /api/v1/accounts/familiar_followers': [{ id: 'heron', accounts }],
      ...server,
    },
  })
const elsewhere = { 'GET /api/v1/instance': mastodon, 'GET /nodeinfo/2.0.json': { software: { name: 'mastodon', version: '4.3.0' } } }

test.each([
  [['wren'], 'Followed by wren'],
  [['wren', 'teal'], 'Followed by wren and teal'],
  [['wren', 'teal', 'coot'], 'Followed by wren, teal and 1 other person you follow'],
  [['wren', 'teal', 'coot', 'rook', 'owl', 'kite'], 'Followed by wren, teal and 4 others you follow'],
])('%j are named', async (names, words) => {
  const { screen } = await show(elsewhere, names.map(person))
  const main = screen.getByRole('main')
  await expect.element(main.getByText(words, { exact: true })).toBeVisible()
  await expect.element(main.getByRole('link', { name: '@wren' })).toHaveAttribute('href', '/users/wren')
  expect(main.getByRole('link', { name: /^@/ }).elements()).toHaveLength(Math.min(5, names.length))
})

test('a server without familiar followers gets no request', async () => {
  const { screen, requests } = await show({}, [])
  await expect.element(screen.getByRole('tab', { name: 'Followers' })).toBeVisible()
  expect(requests).not.toContain('GET /api/v1/accounts/familiar_followers')
})
