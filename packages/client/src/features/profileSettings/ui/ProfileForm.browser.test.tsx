import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPage } from '#test/renderPage.tsx'

const ada = { id: 'A1', username: 'ada', acct: 'ada', display_name: 'Ada', url: `${location.origin}/users/ada` }
const account = { ...ada, source: { note: 'Reeds', fields: [], privacy: 'public', pleroma: {} }, pleroma: { settings_store: {} } }

async function open() {
  await page.viewport(1440, 900)
  const { screen } = await renderPage('/main/friends#settings/profile', {
    as: 'ada',
    scope: 'read write',
    responses: {
      'GET /api/v1/accounts/verify_credentials': account,
    },
  })
  const at = screen.getByRole('dialog', { name: 'Settings', exact: true })
  return { at, name: at.getByRole('textbox', { name: 'Name', exact: true }) }
}

test('text that was discarded by mistake can be restored, and the focus is never lost', async () => {
  const { at, name } = await open()
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
