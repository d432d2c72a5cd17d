import * as credentials from '@rookery/api/calls/credentials'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { dialog, notices, post } from '#test/app/locators.ts'
import { settingSwitch, settingsWindow } from '#test/app/settingsWindow.ts'
import { label, text } from '#test/app/text.ts'

const window = () => dialog(label('settingsWindow.title'))
const screen = () => page.getByRole('main').getByRole('heading', { level: 1 })
const groupOfShown = () => page.getByRole('dialog').getByRole('heading', { level: 3, name: text('settingsGroups.shown') })

for (const size of ['wide', 'phone'] as const) {
  appTest(`the settings open by a button, and the browser’s back closes them (${size})`, async ({ visit }) => {
    await visit('/lists', { as: 'ada', size })
    await expect.element(screen()).toBeVisible()
    await page.getByRole('button', { name: label(size === 'phone' ? 'shell.openMenu' : 'shell.account') }).click()
    await page.getByRole('button', { name: label('settingsWindow.open') }).click()
    await expect.element(window()).toBeVisible()
    await window()
      .getByRole(size === 'phone' ? 'button' : 'tab', { name: text('settingsWindow.notifications') })
      .click()
    await expect.element(groupOfShown()).toBeVisible()
    expect(location.pathname + location.hash).toBe('/lists#settings/notifications')
    if (size === 'phone') {
      history.back()
      await expect.element(window().getByRole('navigation', { name: text('settingsWindow.tabs') })).toBeVisible()
    }
    history.back()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(location.pathname + location.hash).toBe('/lists')
  })

  appTest(`the page can be used while the settings are minimized, and they are restored unchanged (${size})`, async ({ server, visit }) => {
    await (await server.somebody('bob')).post('Seen behind the settings')
    await visit('/main/public#settings/notifications', { as: 'ada', size })
    await expect.element(groupOfShown()).toBeVisible()
    await settingsWindow()
      .getByRole('button', { name: text('settingsWindow.minimize') })
      .click()
    // Its name is its own, also where a tab had taken its title.
    await expect.element(window()).toBeVisible()
    const { content, favourite } = post('Seen behind the settings')
    await expect.element(content).toBeVisible()
    await favourite.click()
    await expect.element(favourite).toHaveAttribute('aria-pressed', 'true')
    await settingsWindow()
      .getByRole('button', { name: text('settingsWindow.restore') })
      .click()
    await expect.element(groupOfShown()).toBeVisible()
    expect(location.hash).toBe('#settings/notifications')
    await settingsWindow()
      .getByRole('button', { name: label('general.close') })
      .click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
}

appTest('expert mode shows more, and survives a restart', async ({ visit }) => {
  const app = await visit('/lists#settings/general', { as: 'bob' })
  await expect.element(settingSwitch('settings.reducedMotion')).toBeVisible()
  await expect.element(settingSwitch('settings.showScrollbars')).not.toBeInTheDocument()
  await settingsWindow()
    .getByRole('checkbox', { name: text('settings.expertLevel') })
    .click()
  await expect.element(settingSwitch('settings.showScrollbars')).toBeVisible()
  await app.restart()
  await expect.element(settingSwitch('settings.showScrollbars')).toBeVisible()
})

appTest('an option that the server rejects is reset, and is sent again from its notice over the dialog', async ({ server, visit }) => {
  const { client } = await server.somebody('dave')
  const hidesFollows = async () => (await credentials.verify(client)).hideFollows
  const mend = server.fail('PATCH /api/v1/accounts/update_credentials', 500)
  await visit('/lists#settings/profile/hideFollows', { as: 'dave' })
  const control = settingSwitch('serverSettings.hideFollows')
  await control.click()
  await expect.element(notices()).toHaveTextContent('Error saving settings')
  await expect.element(control).not.toBeChecked()
  mend()
  await notices()
    .getByRole('button', { name: text('general.retry') })
    .click()
  await expect.element(control).toBeChecked()
  await expect.poll(hidesFollows).toBe(true)
  await expect.element(settingsWindow()).toBeVisible()
})

appTest('a key opens the settings, and all of them can be reached and left by keys', async ({ server, visit }) => {
  await visit('/lists', { as: 'ada' })
  await expect.element(screen()).toBeVisible()
  await userEvent.keyboard('gs')
  await expect.element(window()).toBeVisible()
  await server.settled()
  const tab = (name: Parameters<typeof text>[0]) => window().getByRole('tab', { name: text(name) })
  const reach = async (role: string) => {
    for (let stops = 0; stops < 10 && document.activeElement?.closest(role) === null; stops += 1) await userEvent.tab()
    expect(document.activeElement?.matches(role), role).toBe(true)
  }
  await reach('[type="search"]')
  await reach('[role="tab"]')
  await userEvent.keyboard('{End}')
  await expect.element(tab('settingsWindow.theme')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}')
  await expect.element(tab('settingsWindow.security')).toHaveFocus()
  await userEvent.tab({ shift: true })
  const search = window().getByRole('searchbox')
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('streaming{Escape}')
  await expect.element(search).toHaveValue('')
  await userEvent.keyboard('{Escape}')
  await expect.element(window()).not.toBeInTheDocument()
  expect(location.pathname + location.hash).toBe('/lists')
})
