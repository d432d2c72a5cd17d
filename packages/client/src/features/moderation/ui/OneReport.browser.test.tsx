import { expect, test } from 'vitest'
import { renderPage } from '#test/renderPage.tsx'
import { resizePage } from '#test/resizePage.ts'

const at = '2026-03-02T12:00:00.000Z'
const person = (id: string, acct: string, more: object = {}) => ({
  id,
  username: acct,
  acct,
  url: `${location.origin}/users/${acct}`,
  ...more,
})
const reports = '/api/v1/pleroma/admin/reports'
const crane = person('C1', 'crane')
const report = {
  id: 'R1',
  state: 'open',
  content: 'Sells herring',
  created_at: at,
  // The staff's data: public data hides it from moderators.
  account: person('H1', 'heron', { is_active: false }),
  actor: crane,
  statuses: [],
  notes: [],
}

const show = async (role: object, responses: object = {}) => {
  // With notifications next to the page.
  await resizePage(1440, 900)
  return renderPage('/main/friends', {
    as: 'ada',
    scope: 'read write follow push admin',
    responses: {
      'GET /api/v1/accounts/verify_credentials': person('A1', 'ada', { pleroma: role }),
      'GET /api/v1/notifications': [
        { id: '1', type: 'pleroma:report', created_at: at, account: crane, report: { id: 'R1', account: report.account } },
      ],
      [`GET ${reports}/R1`]: report,
      [`GET ${reports}`]: { reports: [report], total: 1 },
      ...responses,
    },
  })
}

test('a notification of a report opens the window at it, with a link to all other reports', async () => {
  const { screen } = await show({ is_moderator: true })
  await screen.getByRole('button', { name: 'Show report' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Moderation' })
  await expect.element(dialog.getByText('Sells herring')).toBeVisible()
  await expect.element(dialog.getByText('Deactivated')).toBeVisible()
  expect(dialog.getByRole('tablist').elements()).toHaveLength(0)
  await dialog.getByRole('button', { name: 'All reports' }).click()
  await expect.element(dialog.getByRole('tab', { name: 'Open' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await screen.getByRole('banner').getByRole('button', { name: 'Moderation' }).click()
  await expect.element(dialog.getByRole('tab', { name: 'Open' })).toBeVisible()
})

test('the state of the one report is updated in it', async () => {
  const { screen } = await show({ is_moderator: true }, { [`PATCH ${reports}`]: () => new Response(null, { status: 204 }) })
  await screen.getByRole('button', { name: 'Show report' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Moderation' })
  await dialog.getByRole('button', { name: 'Resolve' }).click()
  await expect.element(dialog.getByText('Resolved', { exact: true })).toBeVisible()
})

test('a deleted report is marked as such, and the others can still be read', async () => {
  const { screen } = await show({ is_moderator: true }, { [`GET ${reports}/R1`]: Response.json({ error: 'Not found' }, { status: 404 }) })
  await screen.getByRole('button', { name: 'Show report' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Moderation' })
  await expect.element(dialog.getByText(/could not be loaded/)).toBeVisible()
  await dialog.getByRole('button', { name: 'All reports' }).click()
  await expect.element(dialog.getByText('Sells herring')).toBeVisible()
})

test('only staff get this window', async () => {
  const { screen } = await show({})
  await expect.element(screen.getByText(/reported/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Show report' }).elements()).toHaveLength(0)
})
