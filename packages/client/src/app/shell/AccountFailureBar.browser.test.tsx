import { expect, test } from 'vitest'

import { renderPage } from '../../../test/renderPage.tsx'

const ada = { id: 'A1', username: 'ada', acct: 'ada', display_name: 'Ada', url: `${location.origin}/users/ada` }

test.each([
  ['500', () => new Response('', { status: 500 })],
  ['503', () => new Response('', { status: 503 })],
  ['null', () => Response.json(null)],
  ['nonsense', () => new Response('<h1>It works!</h1>')],
])('an own profile that fails with %s is reported, and can be requested again', async (_, fault) => {
  let response = fault
  // Each question gets a copy of its own, so that is where the answer changes.
  const responses = { 'GET /api/v1/accounts/verify_credentials': Object.assign(new Response(), { clone: () => response() }) }
  const { screen } = await renderPage('/main/friends', { as: 'ada', responses })
  const notified = screen.getByText('Your own profile could not be loaded', { exact: false })
  await expect.element(notified).toBeVisible()
  response = () => Response.json(ada)
  await screen.getByRole('status').getByRole('button', { name: 'Try again' }).click()
  await expect.element(notified).not.toBeInTheDocument()
})

const mastodon = {
  'GET /api/v1/instance': { uri: location.origin, title: 'Pond', version: '4.6.1' },
  'GET /nodeinfo/2.0.json': { software: { name: 'mastodon', version: '4.6.1' }, metadata: {} },
}

test('an unconfirmed address is reported, and its mail can be sent again', async () => {
  const error = 'Your login is missing a confirmed e-mail address'
  const { screen, requests } = await renderPage('/main/friends', {
    as: 'ada',
    responses: {
      ...mastodon,
      'GET /api/v1/accounts/verify_credentials': Response.json({ error }, { status: 403 }),
      'POST /api/v1/emails/confirmations': {},
    },
  })
  await expect.element(screen.getByText(error, { exact: false })).toBeVisible()
  await screen.getByRole('button', { name: 'Send the mail again' }).click()
  await expect.element(screen.getByText('Sent again.')).toBeVisible()
  expect(requests).toContain('POST /api/v1/emails/confirmations')
})

test('a permission that the token lacks is reported, with a link to sign in again', async () => {
  const error = 'This action is outside the authorized scopes'
  const { screen } = await renderPage('/main/friends', {
    as: 'ada',
    responses: { ...mastodon, 'GET /api/v1/accounts/verify_credentials': Response.json({ error }, { status: 403 }) },
  })
  await expect.element(screen.getByText(error, { exact: false })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Sign in again' })).toBeVisible()
})
