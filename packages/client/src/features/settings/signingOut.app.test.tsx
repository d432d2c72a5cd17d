import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { dialog, setChecked } from '#test/app/locators.ts'
import { label, text } from '#test/app/text.ts'

const question = () => dialog(text('signOut.title'))

for (const asks of [true, false])
  appTest(`signing out asks first, unless the reader wants no question (modalOnLogout: ${asks})`, async ({ server, visit }) => {
    await visit('/main/public', { as: 'ada', settings: { modalOnLogout: asks } })
    await page.getByRole('button', { name: label('shell.account') }).click()
    await page.getByRole('button', { name: text('signOut.action') }).click()
    if (asks) {
      await expect.element(question()).toBeVisible()
      expect(server.requests).not.toContain('POST /oauth/revoke')
    } else {
      await expect.element(page.getByRole('link', { name: label('shell.loginHint') })).toBeVisible()
      await expect.element(question()).not.toBeInTheDocument()
    }
  })

appTest('the setting about the question on signing out counts from its switch on', async ({ server, visit }) => {
  // Where the server leads people who have signed out.
  server.change('GET /api/pleroma/frontend_configurations', (body) => ({
    ...(body as object),
    pleroma_fe: { redirectRootNoLogin: '/about' },
  }))
  await visit('/lists#settings/general/modalOnLogout', { as: 'mona', size: 'phone' })
  const settings = page.getByRole('dialog').first()
  const leave = settings.getByRole('button', { name: text('signOut.action') }).first()
  await leave.click()
  await question()
    .getByRole('button', { name: text('general.cancel') })
    .click()
  await expect.element(question()).not.toBeInTheDocument()
  await expect.element(leave).toHaveFocus()
  await setChecked(settings.getByRole('switch', { name: text('settings.modalOnLogout') }), false)
  await leave.click()
  await expect.poll(() => location.pathname).toBe('/about')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
