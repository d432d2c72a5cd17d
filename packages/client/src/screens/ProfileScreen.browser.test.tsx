import { expect, onTestFinished, test } from 'vitest'
import { renderPage } from '#test/renderPage.tsx'
import { resizePage } from '#test/resizePage.ts'

const heron = { id: 'H1', username: 'heron', acct: 'heron', display_name: 'Heron', url: `${location.origin}/users/heron` }
const post = {
  id: 'P1',
  uri: 'P1',
  account: heron,
  created_at: '2026-03-02T12:00:00.000Z',
  content: '<p>A duck</p>',
  visibility: 'public',
}
const rest = {
  'GET /api/v1/accounts/H1/statuses': [],
  'GET /api/v1/accounts/relationships': [{ id: 'H1' }],
}
const refusal = (status: number, error: string) => () => Response.json({ error }, { status })

test('a loading sign is shown until the account is fetched', async () => {
  let respond: (reply: Response) => void = () => {}
  const waiting = new Promise<Response>((resolve) => (respond = resolve))
  const { screen } = await renderPage('/heron', { as: 'ada', responses: { ...rest, 'GET /api/v1/accounts/heron': () => waiting } })
  const main = screen.getByRole('main')
  await expect.element(main.getByRole('img', { name: 'Loading' })).toBeVisible()
  expect(main.getByRole('tab').elements()).toHaveLength(0)
  respond(Response.json(heron))
  await expect.element(main.getByRole('heading', { level: 1, name: 'Heron' })).toBeVisible()
  expect(main.getByRole('img', { name: 'Loading' }).elements()).toHaveLength(0)
})

test.each([
  ['is unknown', 404, 'No user with such user_id', 'Sorry, this profile does not exist.'],
  ['is unknown without a word', 404, '', 'Sorry, this profile does not exist.'],
  ['is unknown to a server that answers in German', 404, 'Das Konto wurde nicht gefunden', 'Sorry, this profile does not exist.'],
  ['was deleted', 410, 'Gone', 'Gone'],
])('an account that %s is not found, and no retry is offered', async (_what, status, error, notified) => {
  const { screen } = await renderPage('/heron', {
    as: 'ada',
    responses: { 'GET /api/v1/accounts/heron': refusal(status, error), 'GET /api/v1/accounts/lookup': refusal(status, error) },
  })
  const main = screen.getByRole('main')
  await expect.element(main.getByRole('alert')).toHaveTextContent(notified)
  expect(main.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(0)
})

const nothing = { username: null, display_name: null, note: null, url: null, avatar: null, header: null, created_at: null, fields: null }

test.each([
  ['an id alone', { id: 'H1' }, 'H1'],
  ['a handle with nothing in the rest', { id: 'H1', acct: 'heron@marsh.example', ...nothing, emojis: null, pleroma: null }, 'heron'],
  ['empty words', { id: 'H1', acct: 'heron', username: '', display_name: ' ', note: '', url: '', avatar: '', created_at: '' }, 'heron'],
])('the known data of a deleted account, %s, is shown without placeholders', async (_what, left, name) => {
  const { screen } = await renderPage('/heron', {
    as: 'ada',
    responses: { ...rest, 'GET /api/v1/accounts/heron': { ...left, suspended: true } },
  })
  const main = screen.getByRole('main')
  await expect.element(main.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect.element(main.getByText('Deactivated', { exact: true })).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Follow', exact: true })).toBeDisabled()
  await expect.element(main.getByRole('tab', { name: 'Media' })).toBeVisible()
  expect(main.element().textContent).not.toMatch(/undefined|null|NaN|Invalid|Joined|Born/)
})

test('an account without fields is an error, and can be fetched again', async () => {
  const { screen } = await renderPage('/heron', { as: 'ada', responses: { ...rest, 'GET /api/v1/accounts/heron': {} } })
  const main = screen.getByRole('main')
  await expect.element(main.getByRole('alert')).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(main.getByRole('tab').elements()).toHaveLength(0)
})

test('a stored account that was deleted since is not shown any more', async () => {
  const { screen } = await renderPage('/main/public', {
    as: 'ada',
    responses: {
      ...rest,
      'GET /api/v1/timelines/public': [post],
      'GET /api/v1/accounts/heron': refusal(404, 'No user with such user_id'),
      'GET /api/v1/accounts/H1': refusal(404, 'No user with such user_id'),
      'GET /api/v1/accounts/lookup': refusal(404, 'No user with such user_id'),
    },
  })
  await screen.getByRole('article').getByRole('link', { name: /Heron/ }).first().click()
  await expect.element(screen.getByRole('main').getByRole('alert')).toHaveTextContent(/does not exist/i)
  expect(screen.getByRole('main').getByRole('tab').elements()).toHaveLength(0)
})

/** Opens the profile of an account that is known from a post. */
async function openKnown(responses: object) {
  const { screen } = await renderPage('/main/public', {
    as: 'ada',
    responses: { ...rest, 'GET /api/v1/timelines/public': [post], ...responses },
  })
  await screen.getByRole('article').getByRole('link', { name: /Heron/ }).first().click()
  return screen.getByRole('main')
}

test('for an account known from a post no follow button is offered before the relationship is known', async () => {
  let respond: (reply: Response) => void = () => {}
  const waiting = new Promise<Response>((resolve) => (respond = resolve))
  const followed = { ...heron, pleroma: { relationship: { id: 'H1', following: true } } }
  const main = await openKnown({ 'GET /api/v1/accounts/heron': () => waiting, 'GET /api/v1/accounts/H1': () => waiting })
  await expect.element(main.getByRole('button', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true')
  expect(main.getByRole('button', { name: /^Follow/ }).elements()).toHaveLength(0)
  respond(Response.json(followed))
  await expect.element(main.getByRole('button', { name: 'Following', exact: true })).toBeVisible()
})

test.each([400, 403, 500])('a rejection with %i of a stored account’s profile is shown, and can be retried', async (status) => {
  let isWell = false
  const profile = () => (isWell ? heron : refusal(status, 'The pond is frozen')())
  const main = await openKnown({
    'GET /api/v1/accounts/heron': profile,
    'GET /api/v1/accounts/H1': profile,
    'GET /api/v1/accounts/relationships': () => (isWell ? [{ id: 'H1', following: true }] : refusal(status, 'The pond is frozen')()),
  })
  await expect.element(main.getByRole('alert')).toHaveTextContent(/error loading this profile/)
  await expect
    .element(main.getByRole('button', { name: 'Check again' }))
    .toHaveAttribute('title', expect.stringMatching(/not known yet whether you follow/))
  expect(main.getByRole('button', { name: /^Follow/ }).elements()).toHaveLength(0)
  isWell = true
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.element(main.getByRole('button', { name: 'Following', exact: true })).toBeVisible()
  await expect.element(main.getByRole('alert')).not.toBeInTheDocument()
})

test.each([429, 500, 502])('a response with %i shows the reason, and can be retried', async (status) => {
  const responses = [refusal(status, 'The pond is frozen')(), refusal(status, 'The pond is frozen')(), heron]
  const { screen } = await renderPage('/heron', {
    as: 'ada',
    responses: { ...rest, 'GET /api/v1/accounts/heron': () => (responses.length > 1 ? responses.shift() : heron) },
  })
  const main = screen.getByRole('main')
  await expect.element(main.getByRole('alert')).toHaveTextContent('Sorry, there was an error loading this profile.')
  await expect.element(main.getByText('The pond is frozen')).toBeVisible()
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.element(main.getByRole('heading', { level: 1, name: 'Heron' })).toBeVisible()
})

test('a visitor gets a link to sign in when the server rejects the profile with 401', async () => {
  const { screen } = await renderPage('/heron', { responses: { 'GET /api/v1/accounts/heron': refusal(401, 'Sign in first') } })
  await expect
    .element(
      screen
        .getByRole('main')
        .getByRole('link', { name: /sign in|log in/i })
        .first(),
    )
    .toBeVisible()
})

test('a name from left to right begins at the right in a page from right to left', async () => {
  const { screen } = await renderPage('/heron', { as: 'ada', responses: { ...rest, 'GET /api/v1/accounts/heron': heron } })
  const heading = screen.getByRole('main').getByRole('heading', { level: 1, name: 'Heron' })
  await expect.element(heading).toBeVisible()
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.setAttribute('dir', 'ltr'))
  const name = document.createRange()
  name.selectNodeContents(heading.element().querySelector('bdi') ?? heading.element())
  expect(name.getBoundingClientRect().right).toBeCloseTo(heading.element().getBoundingClientRect().right, 0)
})

test('a name of any length is cut within the heading', async () => {
  await resizePage(390, 844)
  const endless = { ...heron, display_name: 'Rhubarb'.repeat(60) }
  const { screen } = await renderPage('/heron', { as: 'ada', responses: { ...rest, 'GET /api/v1/accounts/heron': endless } })
  const heading = screen.getByRole('main').getByRole('heading', { level: 1 })
  await expect.element(heading).toHaveTextContent(/^Rhubarb/)
  const name = heading.element().querySelector('bdi')
  expect(name?.getBoundingClientRect().width).toBeLessThanOrEqual(heading.element().clientWidth)
  expect(name?.scrollWidth).toBeGreaterThan(name?.clientWidth ?? 0)
})
