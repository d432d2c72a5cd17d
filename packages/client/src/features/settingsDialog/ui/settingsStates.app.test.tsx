import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { faultsIn } from '#test/app/accessibility.ts'
import { appTest } from '#test/app/appTest.tsx'
import { dialog } from '#test/app/locators.ts'
import { smallWorldPassword } from '#test/app/passwords.ts'
import { settingsSection, settingsWindow } from '#test/app/settingsWindow.ts'
import { sizesFor } from '#test/app/sizesFor.ts'
import { themeEditor } from '#test/app/themeEditor.ts'
import { textStart, label, text, textWith } from '#test/app/text.ts'

const tabs = ['general', 'profile', 'security', 'notifications', 'mutes/blocked', 'mutes/words', 'data', 'theme']

for (const size of ['wide', 'phone'] as const)
  appTest(`every tab of the settings is accessible (${size})`, async ({ server, visit }) => {
    const app = await visit('/lists#settings', { as: 'ada', size })
    await expect.element(settingsWindow().getByRole('searchbox')).toBeVisible()
    expect(await faultsIn(settingsWindow()), 'list of tabs').toEqual([])
    for (const tab of tabs) {
      await app.restart(`/lists#settings/${tab}`)
      await expect.element(settingsWindow().css('[data-scrolls] :is(h3, input[type="file"])').first()).toBeInTheDocument()
      await server.settled()
      expect(await faultsIn(settingsWindow()), tab).toEqual([])
    }
  })

appTest('wrong entries in the forms of the tab "security" are accessible', async ({ server, visit }) => {
  await visit('/lists#settings/security', { as: 'bob', size: 'phone' })
  const mfa = settingsSection('accountSettings.mfa.title')
  await mfa.getByRole('button', { name: text('accountSettings.mfa.setUp') }).click()
  const code = mfa.getByRole('textbox', { name: text('accountSettings.mfa.code') })
  await code.fill('000000')
  await mfa.css('input[autocomplete="current-password"]').fill(smallWorldPassword)
  await mfa.getByRole('button', { name: text('accountSettings.mfa.confirm') }).click()
  await expect.element(code).toHaveAccessibleDescription(/The code is wrong/)
  const password = settingsSection('accountSettings.password.title')
  const fresh = password.css('input[autocomplete="new-password"]')
  await password.css('input[autocomplete="current-password"]').fill('wrong')
  await fresh.first().fill('reeds and rushes')
  await fresh.last().fill('reeds and rush')
  const change = password.getByRole('button', { name: text('accountSettings.password.submit') })
  await change.click()
  await expect.element(fresh.last()).toHaveAccessibleDescription(text('accountSettings.password.mismatch'))
  const aliases = settingsSection('accountSettings.aliases.title')
  await aliases.getByRole('textbox', { name: text('accountSettings.aliases.add') }).fill('nobody')
  await aliases.getByRole('button', { name: text('accountSettings.aliases.submit') }).click()
  await expect.element(aliases.getByRole('alert').filter({ hasText: /^Error adding alias/ })).toBeVisible()
  expect(await faultsIn(settingsWindow())).toEqual([])

  const move = settingsSection('accountSettings.move.title')
  // Own people are named after the domain of the instance, not after the host of the page.
  await expect.element(move).toHaveTextContent('First add @bob@localhost as an alias')
  await move.getByRole('textbox', { name: text('accountSettings.move.target') }).fill('@dave')
  await move.css('input[autocomplete="current-password"]').fill('wrong')
  await move.getByRole('button', { name: text('accountSettings.move.submit') }).click()
  const moving = dialog(textWith('accountSettings.move.confirm', { target: '@dave' }))
  await expect.element(moving).toBeVisible()
  expect(await faultsIn(moving)).toEqual([])
  await userEvent.keyboard('{Escape}')

  await settingsWindow()
    .getByRole('button', { name: text('accountSettings.deletion.open') })
    .click()
  const deletion = dialog(text('accountSettings.deletion.confirm'))
  const name = deletion.getByRole('textbox', { name: 'Type @bob to confirm' })
  const submit = deletion.getByRole('button', { name: text('accountSettings.deletion.submit') })
  await name.fill('@dave')
  await submit.click()
  await expect.element(name).toHaveAccessibleDescription(text('accountSettings.deletion.mismatch'))
  await expect.element(deletion).toHaveTextContent('settings of @bob@localhost are deleted')
  expect(await faultsIn(deletion)).toEqual([])
  await name.fill('@bob')
  await deletion.css('input[autocomplete="current-password"]').fill('wrong')
  await submit.click()
  await expect.element(deletion.getByRole('alert').filter({ hasText: 'There was an issue deleting your account.' })).toBeVisible()
  expect(await faultsIn(deletion)).toEqual([])
  await server.settled()
})

appTest('fields, preview and a failure of the tab "profile" are accessible', async ({ server, visit }) => {
  server.fail('PATCH /api/v1/accounts/update_credentials', Response.json({ error: 'Out of ink' }, { status: 500 }))
  await visit('/lists#settings/profile', { as: 'bob' })
  const field = (name: string) => settingsWindow().getByRole('textbox', { name })
  await settingsWindow()
    .getByRole('button', { name: text('accountSettings.fields.add') })
    .click()
  await field('Name of field 1').fill('Site')
  await field('Value of field 1').fill('https://bob.example')
  await settingsWindow()
    .getByRole('button', { name: text('composer.preview') })
    .click()
  await expect.element(settingsWindow().getByRole('region', { name: text('composer.preview') })).toBeVisible()
  await settingsWindow()
    .getByRole('button', { name: text('accountSettings.profile.save') })
    .click()
  await expect.element(settingsWindow().getByRole('alert').filter({ hasText: 'Out of ink' })).toBeVisible()
  expect(await faultsIn(settingsWindow())).toEqual([])
})

appTest('wrong entries in the theme editor are accessible', async ({ visit }) => {
  await visit('/lists#settings/theme', { as: 'ada' })
  await themeEditor.customise()
  await themeEditor.code('themeSlot.bg').fill('greenish')
  await userEvent.keyboard('{Tab}')
  await expect.element(themeEditor.code('themeSlot.bg')).toHaveAccessibleDescription(text('themeEditor.noColour'))
  await themeEditor.chooseFile('theme.json', '["a list"]')
  await expect
    .element(
      themeEditor
        .section()
        .getByRole('alert')
        .filter({ hasText: textStart('themeEditor.unsupported') }),
    )
    .toBeVisible()
  expect(await faultsIn(settingsWindow()), 'colour').toEqual([])
  await themeEditor.tab('roundness').click()
  const radius = themeEditor.section().getByRole('spinbutton', { name: text('themeRadius.panel'), exact: true })
  await radius.fill('999')
  await expect.element(radius).toHaveAccessibleDescription(/0.*200/)
  expect(await faultsIn(settingsWindow()), 'roundness').toEqual([])
  await themeEditor.tab('fonts').click()
  const font = themeEditor.section().getByRole('textbox', { name: text('themeFont.interface'), exact: true })
  await font.fill('url(https://fonts.example/x)')
  await expect.element(font).toHaveAccessibleDescription(expect.stringContaining(text('themeEditor.noFonts')))
  expect(await faultsIn(settingsWindow()), 'fonts').toEqual([])
  await themeEditor.tab('shadows').click()
  await themeEditor
    .section()
    .getByRole('combobox', { name: text('themeEditor.shadows.of') })
    .selectOptions('button')
  await themeEditor.button('themeEditor.shadows.add').click()
  await expect
    .element(themeEditor.section().getByRole('group', { name: textWith('themeEditor.shadows.layer', { place: '1' }) }))
    .toBeVisible()
  expect(await faultsIn(settingsWindow()), 'shadows').toEqual([])
})

appTest('the question before signing out is accessible, and so is a setting that was not saved', async ({ server, visit }) => {
  server.fail('PATCH /api/v1/accounts/update_credentials', 500)
  await visit('/lists#settings/profile/hideFollows', { as: 'dave', size: 'phone' })
  await settingsWindow()
    .getByRole('switch', { name: text('serverSettings.hideFollows') })
    .click()
  await expect.element(page.getByRole('region', { name: text('notices.label') })).toHaveTextContent('Error saving settings')
  expect(await faultsIn(settingsWindow())).toEqual([])
  await settingsWindow()
    .getByRole('button', { name: label('signOut.action') })
    .first()
    .click()
  const question = dialog(text('signOut.title'))
  await expect.element(question).toBeVisible()
  expect(await faultsIn(question)).toEqual([])
})

for (const size of sizesFor('phone'))
  appTest(`a notice does not cover the sticky bar of the profile (${size})`, async ({ visit }) => {
    const app = await visit('/lists#settings/profile', { as: 'ada', size })
    const profile = settingsWindow().getByRole('form', { name: text('accountSettings.profile.title') })
    await profile.css('input[name="name"]').fill('Ada of the pond')
    app.session.notices.show({ messageKey: 'errors.generic' })
    const notice = page.getByRole('region', { name: text('notices.label') }).getByRole('alert')
    await expect.element(notice).not.toBeEmptyDOMElement()
    for (const words of ['accountSettings.profile.discard', 'accountSettings.profile.save'] as const) {
      const button = profile.getByRole('button', { name: text(words) })
      await expect.element(button).toBeInViewport()
      const { left, right, top, bottom } = button.element().getBoundingClientRect()
      expect(notice.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(top)
      expect(button.element()).toBe(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('button'))
    }
  })
