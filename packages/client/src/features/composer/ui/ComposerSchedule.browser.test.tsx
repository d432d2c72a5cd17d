import { expect, test } from 'vitest'
import { renderPage, type MockResponses } from '#test/renderPage.tsx'
import { servers, type KnownServer } from '../../../../../api/test/servers.ts'
import { resizePage } from '#test/resizePage.ts'

const verdictsOf = ({ instance, nodeInfo }: KnownServer): MockResponses => ({
  'GET /api/v1/instance': { title: 'Pond', languages: ['en'], ...instance },
  'GET /nodeinfo/2.0.json': nodeInfo,
})

/** As the field has it. */
const nextYear = `${new Date().getFullYear() + 1}-06-01T12:00`

async function beginPost(responses: MockResponses) {
  await resizePage(1440, 900)
  const rendered = await renderPage('/main/friends', { as: 'ada', scope: 'read write', responses })
  const { screen } = rendered
  await expect.poll(() => document.querySelector('#composer textarea')).not.toBeNull()
  document.querySelector<HTMLElement>('#composer textarea')?.focus()
  await screen.getByRole('button', { name: 'More options' }).click()
  await expect.element(screen.getByRole('combobox', { name: 'Language' })).toBeVisible()
  await screen.getByRole('textbox', { name: 'Text' }).fill('Frogs tomorrow')
  return { ...rendered, time: screen.getByLabelText('Time of posting') }
}

test.each([
  ['Mastodon 4.7', 1],
  ['snac', 1],
  ['Pixelfed', 0],
  ['Mitra', 0],
] as const)('a time is offered if the server is known to schedule posts: %s', async (name, fields) => {
  const { time } = await beginPost(verdictsOf(servers[name]))
  expect(time.elements()).toHaveLength(fields)
})

test('a draft with a time is not sent to a server that would not wait, and the time can be removed', async () => {
  const { screen, requests, time, page: shown } = await beginPost(verdictsOf(servers.Akkoma))
  await time.fill(nextYear)
  const { session } = shown.get()
  const known = session.server.get()
  session.setServer({ ...known, capabilities: { ...known.capabilities, scheduledPosts: false } })
  await expect.element(screen.getByText('This server cannot keep posts for later').first()).toBeVisible()
  await screen.getByRole('button', { name: 'Schedule' }).click()
  await expect
    .element(screen.getByRole('form', { name: 'New post' }).getByRole('alert'))
    .toHaveTextContent('This server cannot keep posts for later')
  expect(requests).not.toContain('POST /api/v1/statuses')
  await screen.getByRole('button', { name: 'Post now' }).click()
  await expect.element(screen.getByRole('button', { name: 'Post', exact: true })).toBeVisible()
})

test('a post that was published immediately is reported with a button that deletes it', async () => {
  const sent = { id: 'P1', content: '<p>Frogs tomorrow</p>', account: { id: 'A1', username: 'ada', acct: 'ada' } }
  const { screen, requests, time } = await beginPost({
    ...verdictsOf(servers.Akkoma),
    'POST /api/v1/statuses': sent,
    'DELETE /api/v1/statuses/P1': Response.json({ error: 'The pond is frozen' }, { status: 403 }),
  })
  await time.fill(nextYear)
  await screen.getByRole('button', { name: 'Schedule' }).click()
  const notices = screen.getByRole('region', { name: 'Notices' })
  await expect.element(notices).toHaveTextContent('The server did not wait')
  await notices.getByRole('button', { name: 'Delete' }).click()
  await expect.element(notices).toHaveTextContent('could not be deleted, and is still out: The pond is frozen')
  await expect.element(notices.getByRole('button', { name: 'Delete' })).toBeVisible()
  expect(requests).toContain('DELETE /api/v1/statuses/P1')
})
