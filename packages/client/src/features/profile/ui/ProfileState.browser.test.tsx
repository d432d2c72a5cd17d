import { expect, test } from 'vitest'
import { renderPage } from '#test/renderPage.tsx'

const heron = { id: 'H1', username: 'heron', acct: 'heron', display_name: 'Heron', url: `${location.origin}/users/heron` }
const show = (more: object, relationships: readonly object[] = []) =>
  renderPage('/heron', {
    as: 'ada',
    responses: {
      'GET /api/v1/accounts/heron': { ...heron, ...more },
      'GET /api/v1/accounts/H1/statuses': [],
      'GET /api/v1/accounts/relationships': relationships,
    },
  })

test('a moved account links to the new one', async () => {
  const { screen } = await show({ moved: { id: 'H2', acct: 'heron@marsh.example' } })
  const note = screen.getByRole('note')
  await expect.element(note).toHaveTextContent('This account moved to @heron@marsh.example')
  await expect.element(note.getByRole('link')).toHaveAttribute('href', '/users/H2')
})

test('an account that has moved is not followed any more', async () => {
  const { screen } = await show({ moved: { id: 'H2', acct: 'heron@marsh.example' } }, [{ id: 'H1', following: false }])
  await expect.element(screen.getByRole('main').getByRole('button', { name: 'Follow', exact: true }).first()).toBeDisabled()
})

test('an account without a move in the server’s response can be followed', async () => {
  const { screen } = await show({}, [{ id: 'H1', following: false }])
  await expect.element(screen.getByRole('main').getByRole('button', { name: 'Follow', exact: true }).first()).toBeEnabled()
})

test('a memorial account, and one that its server hides, has a note', async () => {
  const { screen } = await show({ memorial: true, limited: true })
  await expect.element(screen.getByRole('note')).toHaveTextContent('In memory of Heron.')
  await expect.element(screen.getByRole('note')).toHaveTextContent('The moderators of its server hide this profile')
})

test('roles are shown next to the name in the text of the server, each once', async () => {
  const { screen } = await show({
    pleroma: { is_admin: true },
    roles: [
      { id: '1', name: 'Admin' },
      { id: '2', name: 'Keeper of reeds' },
    ],
  })
  await expect.element(screen.getByText('Keeper of reeds')).toBeVisible()
  expect(screen.getByText('Admin', { exact: true }).elements()).toHaveLength(1)
  expect(screen.getByRole('note').elements()).toHaveLength(0)
})

test('a profile shows the relationship, including a mute and a block that hide posts', async () => {
  const { screen } = await show({}, [{ id: 'H1', followed_by: true, blocked_by: true, muting: true, requested_by: false }])
  const main = screen.getByRole('main')
  await expect.element(main.getByText('You mute this person', { exact: true })).toBeVisible()
  await expect.element(main.getByText('Follows you', { exact: true })).toBeVisible()
  await expect.element(main.getByText('Blocks you', { exact: true })).toBeVisible()
  expect(main.getByText('Wants to follow you', { exact: true }).elements()).toHaveLength(0)
})
