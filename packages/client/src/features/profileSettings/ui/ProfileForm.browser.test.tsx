import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '#test/renderPage.tsx'
import { resizePage } from '#test/resizePage.ts'

const ada = { id: 'A1', username: 'ada', acct: 'ada', display_name: 'Ada', url: `${location.origin}/users/ada` }
const account = { ...ada, source: { note: 'Reeds', fields: [], privacy: 'public', pleroma: {} }, pleroma: { settings_store: {} } }

async function open() {
  await resizePage(1440, 900)
  const { screen, page: shown } = await renderPage('/main/friends#settings/profile', {
    as: 'ada',
    scope: 'read write',
    responses: {
      'GET /api/v1/accounts/verify_credentials': account,
    },
  })
  const at = screen.getByRole('dialog', { name: 'Settings', exact: true })
  return { at, name: at.getByRole('textbox', { name: 'Name', exact: true }), session: shown.get().session }
}

test('text that was discarded by mistake can be restored, and the focus is never lost, also on a server without fields', async () => {
  const { at, name, session } = await open()
  const fields = at.getByRole('heading', { name: 'Fields' })
  await expect.element(fields).toBeInTheDocument()
  const server = session.server.get()
  session.setServer({ ...server, capabilities: { ...server.capabilities, profileFields: false } })
  await expect.element(fields).not.toBeInTheDocument()
  await userEvent.fill(name, 'Ada of the weir')
  const discard = at.getByRole('button', { name: 'Discard changes' })
  await discard.click()
  await expect.element(name).toHaveValue('Ada')
  await expect.element(discard).not.toBeInTheDocument()
  await expect.element(name).toHaveFocus()
  await at.getByRole('button', { name: 'Undo' }).click()
  await expect.element(name).toHaveValue('Ada of the weir')
  await expect.element(discard).toBeVisible()
})
