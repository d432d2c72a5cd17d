import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { dialog } from '#test/app/locators.ts'
import { settingSwitch, settingsWindow } from '#test/app/settingsWindow.ts'
import { sizesFor } from '#test/app/sizesFor.ts'
import { label, text } from '#test/app/text.ts'

const question = () => dialog(text('signOut.title'))

for (const size of sizesFor('phone'))
  appTest(`signing out asks first, unless the setting is off (${size})`, async ({ server, visit }) => {
    // The landing page that the server set for visitors.
    server.change('GET /api/pleroma/frontend_configurations', (body) => ({
      ...(body as object),
      pleroma_fe: { redirectRootNoLogin: '/about' },
    }))
    await visit('/lists#settings/general/modalOnLogout', { as: 'ada', size })
    const leave = settingsWindow()
      .getByRole('button', { name: text('signOut.action') })
      .first()
    await leave.click()
    await question()
      .getByRole('button', { name: text('general.cancel') })
      .click()
    await expect.element(question()).not.toBeInTheDocument()
    await expect.element(leave).toHaveFocus()
    await settingSwitch('settings.modalOnLogout').click()
    await leave.click()
    await expect.poll(() => location.pathname).toBe('/about')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

appTest('the account menu signs out after the question, and immediately if the setting is off', async ({ visit }) => {
  const login = page.getByRole('link', { name: label('shell.loginHint') })
  for (const modalOnLogout of [true, false]) {
    await visit('/main/public', { as: 'ada', settings: { modalOnLogout } })
    await page.getByRole('button', { name: label('shell.account') }).click()
    await page.getByRole('button', { name: label('signOut.action') }).click()
    if (modalOnLogout)
      await question()
        .getByRole('button', { name: label('signOut.action') })
        .click()
    await expect.element(login).toBeVisible()
  }
})
