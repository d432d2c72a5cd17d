import { expect, test } from 'vitest'
import { renderPage, type MockResponses } from '#test/renderPage.tsx'

const person = (name: string) => ({ id: name, username: name, acct: name, display_name: name, url: `${location.origin}/users/${name}` })
const call = 'GET /api/v2/suggestions'
const proposals = ['wren', 'teal', 'rook', 'A1'].map((name) => ({ source: 'staff', account: person(name) }))
const show = (responses: MockResponses, as: 'ada' | null = 'ada') =>
  renderPage('/who-to-follow', {
    as,
    responses: {
      'GET /nodeinfo/2.0.json': { software: { name: 'akkoma', version: '3.16.0' }, metadata: { features: ['v2_suggestions'] } },
      'GET /api/v1/accounts/relationships': [{ id: 'wren' }, { id: 'teal', following: true }, { id: 'rook' }],
      ...responses,
    },
  })

test('suggestions show a loading state, and can then be followed from their rows', async () => {
  let respond: (people: unknown) => void = () => {}
  const waiting = new Promise((resolve) => (respond = resolve))
  const { screen } = await show({
    [call]: () => waiting.then(() => Response.json(proposals)),
    'POST /api/v1/accounts/rook/follow': { id: 'rook', following: true },
  })
  const main = screen.getByRole('main')
  await expect.element(main.getByRole('img', { name: 'Loading' })).toBeVisible()
  respond(null)
  const list = main.getByRole('list', { name: 'Who to follow' })
  await expect.element(list.getByRole('link', { name: /wren/ })).toBeVisible()
  // Neither the reader nor followed accounts.
  expect(list.getByRole('listitem').elements()).toHaveLength(2)
  const rook = list.getByRole('listitem').filter({ hasText: 'rook' })
  await rook.getByRole('button', { name: 'Follow', exact: true }).click()
  await expect.element(rook.getByRole('button', { name: 'Following' })).toBeVisible()
  // An account that was just followed stays listed, so that a mistake can be undone.
  expect(list.getByRole('listitem').elements()).toHaveLength(2)
})

test('an empty list and a failure of suggestions are reported, and the failure can be retried', async () => {
  const responses: unknown[] = [Response.json({ error: 'Not now' }, { status: 403 }), []]
  const { screen } = await show({ [call]: () => responses.shift() ?? [] })
  const main = screen.getByRole('main')
  await expect.element(main.getByRole('alert')).toHaveTextContent('Error fetching suggestions: Not now')
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.element(main.getByText('The server has no suggestions now.')).toBeVisible()
})
