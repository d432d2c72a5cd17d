import { expect, test } from 'vitest'

import { renderPage } from '../../../test/renderPage.tsx'

const ada = { id: 'A1', username: 'ada', acct: 'ada', display_name: 'Ada', url: `${location.origin}/users/ada` }

test.each([
  ['500', () => new Response('', { status: 500 })],
  ['503', () => new Response('', { status: 503 })],
  ['null', () => Response.json(null)],
  ['nonsense', () => new Response('<h1>It works!</h1>')],
])('an own profile answered with %s is said, and can be asked for again', async (_, fault) => {
  let answer = fault
  // Each question gets a copy of its own, so that is where the answer changes.
  const answers = { 'GET /api/v1/accounts/verify_credentials': Object.assign(new Response(), { clone: () => answer() }) }
  const { screen } = await renderPage('/main/friends', { as: 'ada', answers })
  const told = screen.getByText('Your own profile could not be loaded', { exact: false })
  await expect.element(told).toBeVisible()
  answer = () => Response.json(ada)
  await screen.getByRole('status').getByRole('button', { name: 'Try again' }).click()
  await expect.element(told).not.toBeInTheDocument()
})
