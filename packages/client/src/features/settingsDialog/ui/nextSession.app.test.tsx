import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { accountServicesOf } from '#live/startAccountServices.ts'
import { untilServicesRun } from '#test/app/untilServicesRun.ts'
import { appTest } from '#test/app/appTest.tsx'
import { homeHeading, signInForm } from '#test/app/entrance.ts'
import { dialog, notices } from '#test/app/locators.ts'
import { smallWorldPassword } from '#test/app/passwords.ts'
import { settingsSection, settingsWindow } from '#test/app/settingsWindow.ts'
import { sizesFor } from '#test/app/sizesFor.ts'
import { label, text } from '#test/app/text.ts'

// Each of these ends while its notice is shown. A session that stays open for a notice would leave its listeners in the page.

for (const size of sizesFor('phone'))
  appTest(`after an account is deleted, the next page says so, and nothing of it continues to run (${size})`, async ({ visit }) => {
    const app = await visit('/lists#settings/security', { as: 'carol', size })
    await settingsWindow()
      .getByRole('button', { name: text('accountSettings.deletion.open') })
      .click()
    const deletion = dialog(text('accountSettings.deletion.confirm'))
    await deletion.getByRole('textbox', { name: 'Type @carol to confirm' }).fill('@carol')
    await deletion.css('input[autocomplete="current-password"]').fill(smallWorldPassword)
    await deletion.getByRole('button', { name: text('accountSettings.deletion.submit') }).click()
    await expect.element(notices()).toHaveTextContent(/The account .*@carol@localhost.* was deleted\./)
    await expect.element(page.getByRole('heading', { level: 1, name: label('timeline.public') })).toBeVisible()
    expect(app.device.accounts.get().accounts).toEqual([])
    // Listeners come with the services.
    await untilServicesRun(app.session)
  })

appTest('after a new password the next session says so, and ends with its page', async ({ visit }) => {
  const app = await visit('/lists#settings/security', { as: 'carol' })
  const before = app.session
  const password = settingsSection('accountSettings.password.title')
  await password.css('input[autocomplete="current-password"]').fill(smallWorldPassword)
  for (const field of [
    password.css('input[autocomplete="new-password"]').first(),
    password.css('input[autocomplete="new-password"]').last(),
  ])
    await field.fill('reeds and rushes')
  await password.getByRole('button', { name: text('accountSettings.password.submit') }).click()
  await expect.element(notices()).toHaveTextContent(text('accountSettings.password.done'))
  expect(app.session).not.toBe(before)
  await untilServicesRun(app.session)
})

appTest('an account that was just added ends immediately when it is signed out', async ({ server, visit }) => {
  const app = await visit('/login/add', { as: 'carol' })
  const { account } = await server.somebody('bob')
  await signInForm.enter(account.username, smallWorldPassword)
  await expect.element(homeHeading()).toBeVisible()
  await expect.element(notices()).toHaveTextContent(/Added to your accounts: .*@bob@localhost/)
  const added = app.session
  await untilServicesRun(added)
  app.device.accounts.remove(added.key)
  expect(accountServicesOf(added).get()).toBeNull()
  await expect.poll(() => app.session.key).not.toBe(added.key)
})
