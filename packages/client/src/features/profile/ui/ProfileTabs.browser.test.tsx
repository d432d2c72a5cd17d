import { expect, test } from 'vitest'
import { renderPage } from '#test/renderPage.tsx'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

const person = (name: string, more: object = {}) => ({
  id: name,
  username: name.split('@')[0],
  acct: name,
  display_name: name,
  url: `https://marsh.example/@${name}`,
  ...more,
})
const show = (path: string, more: object = {}, responses: object = {}) =>
  renderPage(path, {
    as: 'ada',
    responses: {
      'GET /api/v1/accounts/heron': person('heron', more),
      'GET /api/v1/accounts/heron/statuses': [],
      'GET /api/v1/accounts/relationships': [{ id: 'heron' }, { id: 'wren', following: true }, { id: 'teal' }],
      ...responses,
    },
  })

test.each([
  ['everything', {}, ['Posts', 'Replies', 'Following', 'Followers', 'Media']],
  ['no followed accounts', { hide_follows: true }, ['Posts', 'Replies', 'Followers', 'Media']],
  ['no followers', { hide_followers: true }, ['Posts', 'Replies', 'Following', 'Media']],
])('a profile of another account shows %s', async (_what, pleroma, tabs) => {
  const { screen } = await show('/heron', { pleroma })
  await expect.element(screen.getByRole('tab', { name: 'Posts' })).toBeVisible()
  expect(
    screen
      .getByRole('tab')
      .elements()
      .map((tab) => tab.textContent),
  ).toEqual(tabs)
})

test('the user’s own lists are never hidden from them, and hashtags are there, too', async () => {
  const ada = { id: 'A1', username: 'ada', acct: 'ada', display_name: 'Ada', url: `${location.origin}/users/ada` }
  const hides = { hide_follows: true, hide_followers: true, hide_follows_count: true, hide_followers_count: true }
  const { screen } = await show(
    '/ada#followedTags',
    {},
    {
      'GET /api/v1/accounts/ada': { ...ada, followers_count: 3, following_count: 4, pleroma: hides },
      'GET /api/v1/followed_tags': [{ name: 'birds', url: '', following: true }],
      'POST /api/v1/tags/birds/unfollow': { name: 'birds', url: '', following: false },
    },
  )
  await expect.element(screen.getByRole('tab', { name: 'Hashtags' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(screen.getByRole('tab', { name: 'Following', exact: true })).toHaveAttribute('aria-selected', 'true')
  await expect.element(screen.getByRole('main').getByText('3 followers', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Unfollow tag #birds' }).click()
  await expect.element(screen.getByRole('button', { name: 'Follow tag #birds' })).toBeVisible()
})

test('the address selects the open tab, otherwise the reader’s general choice, and a change of tab adds no history entry', async () => {
  const { screen, page } = await show('/heron', { pleroma: { hide_follows: true } })
  const tab = (name: string) => screen.getByRole('tab', { name, exact: true })
  await expect.element(tab('Posts')).toHaveAttribute('aria-selected', 'true')
  settingsOf(page.get().session).set('userProfileDefaultTab', 'media')
  await expect.element(tab('Media')).toHaveAttribute('aria-selected', 'true')
  page.get().open('/heron#replies')
  await expect.element(tab('Replies')).toHaveAttribute('aria-selected', 'true')
  // Hidden lists have no tab.
  page.get().open('/heron#followees')
  await expect.element(tab('Media')).toHaveAttribute('aria-selected', 'true')
  const steps = history.length
  await tab('Followers').click()
  await expect.element(tab('Followers')).toHaveAttribute('aria-selected', 'true')
  expect(location.hash).toBe('#followers')
  expect(history.length).toBe(steps)
})

test('followers load page by page; a failed page shows its error and a retry button at the end', async () => {
  const link = '<https://pond.example/api/v1/accounts/heron/followers?max_id=wren>; rel="next"'
  const pages = [
    Response.json([person('wren')], { headers: { link } }),
    Response.json({ error: 'Too deep' }, { status: 418 }),
    Response.json([person('wren'), person('teal@marsh.example')]),
  ]
  const { screen, requests } = await show('/heron#followers', {}, { 'GET /api/v1/accounts/heron/followers': () => pages.shift() })
  const list = screen.getByRole('list', { name: 'Followers' })
  await expect.element(list.getByRole('link', { name: /wren/ })).toBeVisible()
  await expect.element(list.getByRole('button', { name: 'Following' })).toBeVisible()
  await expect.element(screen.getByRole('main').getByRole('alert')).toHaveTextContent('Too deep')
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(list.getByRole('link', { name: /teal/ })).toBeVisible()
  expect(list.getByRole('link', { name: /wren/ }).elements()).toHaveLength(1)
  await expect.element(screen.getByText('Those are all.')).toBeVisible()
  expect(requests.filter((call) => call.endsWith('/followers'))).toHaveLength(3)
})

test('a remote account shows the few people known to the server, and a link to all', async () => {
  const responses = { 'GET /api/v1/accounts/R1/following': [person('wren')] }
  const rita = person('rita@marsh.example', { id: 'R1', following_count: 40, url: 'https://marsh.example/@rita' })
  const { screen } = await show(
    '/users/R1#followees',
    {},
    { ...responses, 'GET /api/v1/accounts/R1': rita, 'GET /api/v1/accounts/R1/statuses': [] },
  )
  await expect.element(screen.getByText('39 more are not known to your server.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'See all on marsh.example' })).toHaveAttribute('href', rita.url)
})
