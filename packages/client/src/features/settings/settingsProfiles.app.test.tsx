import * as accounts from '@rookery/api/calls/accounts'
import { expect } from 'vitest'
import { appTest } from '#test/app/appTest.tsx'
import { settingsSection, settingsWindow } from '#test/app/settingsWindow.ts'
import { text } from '#test/app/text.ts'

const section = () => settingsSection('settingsProfiles.title')
const profile = () => section().getByRole('combobox', { name: text('settingsProfiles.profile') })
const newName = () => section().getByRole('textbox', { name: text('settingsProfiles.new') })
const add = () => section().getByRole('button', { name: text('settingsProfiles.add') })
const others = () => section().getByRole('list', { name: text('settingsProfiles.others') })
const route = 'PUT /api/v1/akkoma/frontend_settings/rookery/:name'

appTest('a settings profile that the server rejects is not used, and the typed name stays', async ({ server, visit }) => {
  const app = await visit('/lists#settings/data', { as: 'ada', settings: { synchronizeSettings: true } })
  await expect.element(profile()).toHaveValue('default')
  await section()
    .getByRole('button', { name: text('settingsProfiles.now') })
    .click()
  await expect.element(section().getByRole('status').first()).toHaveTextContent(/Version \d+ synchronized/)
  const mend = server.fail(route, Response.json({ error: 'Read only today' }, { status: 403 }))
  await newName().fill('On the boat')
  await add().click()
  await expect.element(section().getByRole('alert').filter({ hasText: 'Read only today' })).toBeVisible()
  await expect.element(newName()).toHaveValue('On the boat')
  await expect.element(profile()).toHaveValue('default')
  mend()
  await add().click()
  await expect.element(profile()).toHaveValue('On the boat')
  await expect.element(newName()).toHaveValue('')

  // An unsaved change in a profile holds the device there.
  const allow = server.fail(route, Response.json({ error: 'No' }, { status: 403 }))
  app.session.settings.take({ maxThumbnails: 7 }, 'tab')
  await profile().selectOptions('default')
  await expect
    .element(
      section()
        .getByRole('alert')
        .filter({ hasText: /^The profile could not be used/ }),
    )
    .toBeVisible()
  await expect.element(profile()).toHaveValue('On the boat')
  allow()
  await profile().selectOptions('default')
  await expect.element(profile()).toHaveValue('default')
  await section().getByRole('button', { name: 'Delete the profile On the boat' }).click()
  await expect.element(others()).not.toBeInTheDocument()
})

const long = 'n'.repeat(300)

/** True when no part of the dialog scrolls sideways, except the list of tabs. */
const fits = () =>
  [...document.querySelectorAll('dialog[open], dialog[open] *')].every(
    (box) => box.scrollWidth <= box.clientWidth + 1 || getComputedStyle(box).overflowX !== 'auto' || box.role === 'tablist',
  )

for (const size of ['wide', 'phone'] as const) {
  appTest(`a profile name is cut at a hundred characters and leaves the dialog as wide as it is (${size})`, async ({ visit }) => {
    await visit('/lists#settings/data', { as: 'ada', size, settings: { synchronizeSettings: true } })
    await newName().fill(long)
    await add().click()
    await expect.element(profile()).toHaveValue(long.slice(0, 100))
    expect(fits()).toBe(true)
    await profile().selectOptions('default')
    await expect.element(others()).toHaveTextContent(long.slice(0, 100))
    expect(fits()).toBe(true)
    await section()
      .getByRole('button', { name: /^Delete the profile n/ })
      .click()
    await expect.element(others()).not.toBeInTheDocument()
  })

  appTest(`a long name of a muted person leaves the dialog as wide as it is (${size})`, async ({ server, visit }) => {
    await server.configure({ nameLength: 400 })
    const [ada, carol] = await Promise.all([server.somebody('ada'), server.somebody('carol')])
    await accounts.updateCredentials(carol.client, { displayName: long })
    await accounts.mute(ada.client, carol.account.id)
    await visit('/lists#settings/mutes/muted', { as: 'ada', size })
    await expect.element(settingsWindow().getByRole('button', { name: `Unmute ${long}` })).toBeVisible()
    expect(fits()).toBe(true)
  })
}
