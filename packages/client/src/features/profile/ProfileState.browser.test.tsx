import { expect, test } from 'vitest'
import { renderPage } from '#test/renderPage.tsx'

const heron = { id: 'H1', username: 'heron', acct: 'heron', display_name: 'Heron', url: `${location.origin}/users/heron` }
const show = (more: object) =>
  renderPage('/heron', {
    as: 'ada',
    answers: {
      'GET /api/v1/accounts/heron': { ...heron, ...more },
      'GET /api/v1/accounts/H1/statuses': [],
      'GET /api/v1/accounts/relationships': [],
    },
  })

test('who has moved is told, with the way to where they are now', async () => {
  const { screen } = await show({ moved: { id: 'H2', acct: 'heron@marsh.example' } })
  const note = screen.getByRole('note')
  await expect.element(note).toHaveTextContent('Heron has moved to another account: @heron@marsh.example')
  await expect.element(note.getByRole('link')).toHaveAttribute('href', '/users/H2')
})

test('who is remembered, and whom their server hides, is told', async () => {
  const { screen } = await show({ memorial: true, limited: true })
  await expect.element(screen.getByRole('note')).toHaveTextContent('In memory of Heron.')
  await expect.element(screen.getByRole('note')).toHaveTextContent('The staff of its server hides this profile')
})

test('roles stand beside the name in the words of the server, each once', async () => {
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
