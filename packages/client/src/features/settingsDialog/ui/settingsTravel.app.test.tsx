import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { asMastodon } from '#test/app/asMastodon.ts'
import { dialog, notices } from '#test/app/locators.ts'
import { savedFile } from '#test/app/savedFile.ts'
import { backUp, openBackup, restoreDialog, settingsIn } from '#test/app/settingsFiles.ts'
import { settingsSection, settingsWindow } from '#test/app/settingsWindow.ts'
import { text } from '#test/app/text.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

const data = '/lists#settings/data'
const profiles = () => settingsSection('settingsProfiles.title')

appTest('where the server stores no settings, a file takes them to another device after a preview', async ({ server, visit }) => {
  asMastodon(server)
  const settings = { synchronizeSettings: true, greentext: true, maxThumbnails: 7, theme: 'rookery-light' }
  await visit(data, { as: 'dave', settings })
  await expect.element(profiles()).toHaveTextContent(text('settingsProfiles.missing'))
  const plain = await backUp('backup')
  expect(JSON.parse(plain.text)).toMatchObject({ program: 'rookery', version: [1, 0], settings: { greentext: true, maxThumbnails: 7 } })
  expect(settingsIn(plain)).not.toHaveProperty('theme')
  await expect.element(notices()).toHaveTextContent(text('settingsFile.saved'))
  const whole = await savedFile(() =>
    profiles()
      .getByRole('button', { name: text('settingsFile.backupWithTheme') })
      .click(),
  )
  expect(settingsIn(whole)).toMatchObject({ greentext: true, maxThumbnails: 7, theme: 'rookery-light' })

  const { session } = await visit(data, { as: 'mona', size: 'phone', settings: { synchronizeSettings: true } })
  const taken = () => (['greentext', 'maxThumbnails', 'theme'] as const).map((name) => settingsOf(session).get(name))
  const before = taken()
  await profiles()
    .getByRole('button', { name: text('settingsFile.restore') })
    .click()
  await openBackup(whole.text)
  const restoring = restoreDialog()
  for (const name of ['greentext', 'maxThumbnails', 'theme'] as const)
    await expect.element(restoring.getByRole('row').filter({ hasText: text(`settings.${name}`) })).toBeVisible()
  expect(taken()).toEqual(before)
  await restoring.getByRole('button', { name: 'Change 3 settings' }).click()
  await expect.element(restoring.getByText('3 settings restored')).toBeVisible()
  expect(taken()).toEqual([true, 7, 'rookery-light'])
  await restoring.getByRole('button', { name: text('general.undo') }).click()
  await expect.element(restoring).not.toBeInTheDocument()
  expect(taken()).toEqual(before)
  expect(server.requests.filter((request) => /^(?!GET).*frontend_settings\/rookery/.test(request))).toEqual([])
})

appTest('settings that are too many for a QR code are reported, and an incomplete address changes nothing', async ({ server, visit }) => {
  asMastodon(server)
  const muteWords = Array.from({ length: 400 }, (_, index) => `word ${(index * 7919) % 1009} of ${index}`)
  const app = await visit(data, { as: 'dave', settings: { muteWords } })
  await profiles()
    .getByRole('button', { name: text('settingsCode.show') })
    .click()
  const code = dialog(text('settingsCode.title'))
  await expect.element(code).toHaveTextContent('of at most 1,200')
  await expect.element(code.getByRole('img')).not.toBeInTheDocument()
  for (const broken of ['given-', 'given-q1YqSy0qzszPAwA', 'given-AAAA', `given-${'x'.repeat(5000)}`]) {
    await app.restart(`${data}/${broken}`)
    await expect
      .element(
        restoreDialog()
          .getByRole('alert')
          .filter({ hasText: text('settingsCode.invalid') }),
      )
      .toBeVisible()
    await expect.element(restoreDialog().getByRole('button', { name: /^(Change|Restore)/ })).not.toBeInTheDocument()
  }
})

appTest('a profile that the server rejects is not used, and its name stays typed', async ({ server, visit }) => {
  const route = 'PUT /api/v1/akkoma/frontend_settings/rookery/:name'
  const refusal = (error: string) => server.fail(route, Response.json({ error }, { status: 403 }))
  const app = await visit(data, { as: 'ada', settings: { synchronizeSettings: true } })
  const profile = profiles().getByRole('combobox', { name: text('settingsProfiles.profile') })
  await expect.element(profile).toHaveValue('default')
  await profiles()
    .getByRole('button', { name: text('settingsProfiles.now') })
    .click()
  await expect.element(profiles().getByRole('status').first()).toHaveTextContent(/Version \d+ synchronized/)
  const mend = refusal('Read only today')
  const field = profiles().getByRole('textbox', { name: text('settingsProfiles.new') })
  const add = profiles().getByRole('button', { name: text('settingsProfiles.add') })
  const alert = profiles().getByRole('alert')
  await field.fill('On the boat')
  await add.click()
  await expect.element(alert.filter({ hasText: 'Read only today' })).toBeVisible()
  await expect.element(field).toHaveValue('On the boat')
  await expect.element(profile).toHaveValue('default')
  mend()
  await add.click()
  await expect.element(profile).toHaveValue('On the boat')
  await expect.element(field).toHaveValue('')

  // A change in it that is not stored yet holds the device there.
  const allow = refusal('No')
  settingsOf(app.session).take({ maxThumbnails: 7 }, 'tab')
  await profile.selectOptions('default')
  await expect.element(alert.filter({ hasText: /^The profile could not be used/ })).toBeVisible()
  await expect.element(profile).toHaveValue('On the boat')
  allow()
  // The choice is shown while the server has not responded.
  const release = server.hold('GET /api/v1/akkoma/frontend_settings/rookery/:name')
  await profile.selectOptions('default')
  await expect.element(profile).toHaveValue('default')
  expect(settingsOf(app.session).get('profile')).toBe('On the boat')
  release()
  await expect.poll(() => settingsOf(app.session).get('profile')).toBe('default')
  await expect.element(profile).toHaveValue('default')
  await profiles().getByRole('button', { name: 'Delete the profile On the boat' }).click()
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: text('settingsProfiles.remove'), exact: true })
    .click()
  await expect.element(profiles().getByRole('list', { name: text('settingsProfiles.others') })).not.toBeInTheDocument()
  await expect.element(settingsWindow()).toBeVisible()

  // Text that is typed before the server responds stays.
  const respond = server.hold(route)
  await field.fill('Ashore')
  await add.click()
  await field.fill('Ashore again')
  respond()
  await expect.element(profile).toHaveValue('Ashore')
  await expect.element(add).not.toHaveAttribute('aria-busy')
  await expect.element(field).toHaveValue('Ashore again')
})
