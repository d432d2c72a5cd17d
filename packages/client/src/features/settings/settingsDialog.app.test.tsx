import * as credentials from '@rookery/api/calls/credentials'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { dialog, notices, post, press, setChecked } from '#test/app/locators.ts'
import { settingsWindow, settingSwitch } from '#test/app/settingsWindow.ts'
import { text } from '#test/app/text.ts'

const shownTypes = () => settingsWindow().getByRole('heading', { level: 3, name: text('settingsGroups.shown') })
const address = () => location.pathname + location.hash

for (const size of ['wide', 'phone'] as const)
  appTest(`a button opens the settings, and going back closes them (${size})`, async ({ visit }) => {
    const isPhone = size === 'phone'
    await visit('/lists', { as: 'ada', size })
    await page.getByRole('button', { name: text(isPhone ? 'shell.openMenu' : 'shell.account'), exact: true }).click()
    await page.getByRole('button', { name: text('settingsWindow.open'), exact: true }).click()
    const settings = dialog(text('settingsWindow.title'))
    await settings.getByRole(isPhone ? 'button' : 'tab', { name: text('settingsWindow.notifications') }).click()
    await expect.element(shownTypes()).toBeVisible()
    expect(address()).toBe('/lists#settings/notifications')
    history.back()
    if (isPhone) {
      await expect.element(settings.getByRole('navigation', { name: text('settingsWindow.tabs') })).toBeVisible()
      history.back()
    }
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(address()).toBe('/lists')
  })

for (const size of ['wide', 'phone'] as const)
  appTest(`a setting is found by its words, changed, saved, and taken back (${size})`, async ({ visit }) => {
    const app = await visit('/lists#settings', { as: 'ada', size })
    const search = settingsWindow().getByRole('searchbox', { name: text('settingsWindow.search') })
    await search.fill('scroll always')
    await press(search, '{Enter}')
    await expect.poll(address).toBe('/lists#settings/general/showScrollbars')
    const control = settingSwitch('settings.showScrollbars')
    // It is for experts, and is shown because of the search.
    await expect.element(control).toHaveFocus()
    expect(settingsWindow().css('[data-found]').elements()).toHaveLength(1)
    await userEvent.keyboard(' ')
    await expect.element(control).toBeChecked()
    await app.advance(600)
    const notice = settingsWindow().css('[data-save]')
    await expect.element(notice).toHaveTextContent(text('settingsWindow.saved'))
    const effect = notice.element().getAnimations()[0]?.effect
    if (!(effect instanceof KeyframeEffect)) throw new Error('The notice does not fade.')
    expect([effect.getKeyframes().at(-1)?.['opacity'], effect.getComputedTiming().endTime]).toEqual(['0', 2000])
    await app.advance(2000)
    await expect.element(notice).not.toBeInTheDocument()
    await app.restart()
    await expect.element(control).toBeChecked()
    await settingsWindow()
      .getByRole('button', { name: /^Always show scrollbars: same as the server/ })
      .click()
    await expect.element(control).not.toBeChecked()
    await expect.element(settingsWindow().getByRole('button', { name: /same as the server/ })).not.toBeInTheDocument()
  })

appTest('expert mode shows more settings, and is kept', async ({ visit }) => {
  const app = await visit('/lists#settings/general', { as: 'bob' })
  const forExperts = settingSwitch('settings.showScrollbars')
  await expect.element(settingSwitch('settings.reducedMotion')).toBeVisible()
  await expect.element(forExperts).not.toBeInTheDocument()
  await setChecked(settingsWindow().getByRole('checkbox', { name: text('settings.expertLevel') }), true)
  await expect.element(forExperts).toBeVisible()
  await app.advance(600)
  await app.restart()
  await expect.element(forExperts).toBeVisible()
})

for (const size of ['wide', 'phone'] as const)
  appTest(`the page behind minimized settings can be used, and they go on where they were (${size})`, async ({ server, visit }) => {
    await (await server.somebody('bob')).post('Seen behind the settings')
    await visit('/main/public#settings/notifications', { as: 'ada', size })
    await expect.element(shownTypes()).toBeVisible()
    await settingsWindow()
      .getByRole('button', { name: text('settingsWindow.minimize') })
      .click()
    // The title names the settings also after a tab had taken its place.
    await expect.element(page.getByRole('dialog', { name: text('settingsWindow.title'), exact: true })).toBeVisible()
    const { favourite } = post('Seen behind the settings')
    await favourite.click()
    await expect.element(favourite).toHaveAttribute('aria-pressed', 'true')
    await settingsWindow()
      .getByRole('button', { name: text('settingsWindow.restore') })
      .click()
    await expect.element(shownTypes()).toBeVisible()
    expect(address()).toBe('/main/public#settings/notifications')
    await settingsWindow()
      .getByRole('button', { name: text('general.close'), exact: true })
      .click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

for (const [name, reply] of [
  ['500', 500],
  ['403', 403],
  ['429', 429],
  ['HTML', 'html'],
  ['no network', 'drop'],
] as const)
  appTest(`an option that the server rejects goes back, and its notice tries again (${name})`, async ({ server, visit }) => {
    const { client } = await server.somebody('dave')
    const route = 'PATCH /api/v1/accounts/update_credentials'
    await visit('/lists#settings/profile/hideFollows', { as: 'dave' })
    const control = settingSwitch('serverSettings.hideFollows')
    await expect.element(control).not.toBeChecked()
    const mend = reply === 'html' ? server.html(route) : reply === 'drop' ? server.drop(route) : server.fail(route, reply)
    await control.click()
    await expect.element(notices()).toHaveTextContent('Error saving settings')
    await expect.element(control).not.toBeChecked()
    mend()
    await notices()
      .getByRole('button', { name: text('general.retry') })
      .click()
    await expect.element(control).toBeChecked()
    await expect.poll(async () => (await credentials.verify(client)).hideFollows).toBe(true)
    await expect.element(settingsWindow()).toBeVisible()
  })
