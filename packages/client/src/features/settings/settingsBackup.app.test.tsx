import { expect } from 'vitest'
import { appTest } from '#test/app/appTest.tsx'
import { asMastodon } from '#test/app/asMastodon.ts'
import { notices } from '#test/app/locators.ts'
import { savedFile } from '#test/app/savedFile.ts'
import { backUp, chooseBackupEntry, openBackup, restoreDialog, settingsIn } from '#test/app/settingsFiles.ts'
import { settingsSection, settingSwitch } from '#test/app/settingsWindow.ts'
import { text } from '#test/app/text.ts'

const greentext = () => settingSwitch('settings.greentext')
const change = () => restoreDialog().getByRole('button', { name: /^(Change|Restore)/ })

for (const size of ['wide', 'phone'] as const)
  appTest(`settings are backed up with or without the theme, restored after a preview, and undone (${size})`, async ({ visit }) => {
    await visit('/lists#settings/general/greentext', { as: 'ada', size, settings: { theme: 'rookery-light' } })
    await greentext().click()
    await expect.element(greentext()).toBeChecked()
    const backup = await backUp('backup')
    expect(backup.name).toMatch(/^rookery-settings-\d{4}-\d\d-\d\d\.json$/)
    expect(JSON.parse(backup.text)).toMatchObject({ program: 'rookery', version: [1, 0], settings: { greentext: true } })
    expect(settingsIn(backup)).not.toHaveProperty('theme')
    await expect.element(notices()).toHaveTextContent(text('settingsFile.saved'))
    expect(settingsIn(await backUp('backupWithTheme'))).toHaveProperty('theme', 'rookery-light')

    await greentext().click()
    await expect.element(greentext()).not.toBeChecked()
    await chooseBackupEntry('restore')
    await openBackup(backup.text)
    await expect
      .element(
        restoreDialog()
          .getByRole('row')
          .filter({ hasText: text('settings.greentext') }),
      )
      .toBeVisible()
    // The preview changes nothing.
    await expect.element(greentext()).not.toBeChecked()
    await restoreDialog().getByRole('button', { name: 'Change 1 setting' }).click()
    await expect.element(restoreDialog().getByText('1 setting restored')).toBeVisible()
    await expect.element(greentext()).toBeChecked()
    await restoreDialog()
      .getByRole('button', { name: text('general.undo') })
      .click()
    await expect.element(restoreDialog()).not.toBeInTheDocument()
    await expect.element(greentext()).not.toBeChecked()
  })

const written = (parts: object) => JSON.stringify({ program: 'rookery', version: [1, 0], settings: { sidebarRight: true }, ...parts })

const noBackups: readonly (readonly [what: string, content: BlobPart, words: RegExp | string, name?: string])[] = [
  ['too large a file', new Blob([new Uint8Array(50_000_000)]), /^Invalid file: a backup of settings is never larger/],
  ['a picture', '\u0089PNG', text('settingsFile.unsupported'), 'heron.png'],
  ['half of a backup', written({}).slice(0, 40), text('settingsFile.invalid')],
  ['bookmarks', '{"bookmarks":[]}', text('settingsFile.invalid')],
  ['a list', '["a list"]', text('settingsFile.invalid')],
  ['a later version', written({ version: [2, 0] }), text('settingsFile.tooNew')],
  ['an earlier version', written({ version: [0, 9] }), text('settingsFile.tooOld')],
  ['a value that does not fit', written({ settings: { sidebarRight: 'left' } }), text('settingsFile.invalidSettings')],
]

appTest('a file that is no backup is rejected with the reason, and changes nothing', async ({ visit }) => {
  await visit('/lists#settings/general', { as: 'bob' })
  await chooseBackupEntry('restore')
  for (const [what, content, words, name] of noBackups) {
    await openBackup(content, name)
    await expect.element(restoreDialog().getByRole('alert').filter({ hasText: words }), { message: what }).toBeVisible()
    expect(change().elements(), what).toEqual([])
  }
})

appTest('a slightly later backup with unknown and hostile keys restores what is known', async ({ visit }) => {
  const app = await visit('/lists#settings/general', { as: 'bob', size: 'phone' })
  await chooseBackupEntry('restore')
  await openBackup('{"program":"rookery","version":[1,7],"settings":{"sidebarRight":true,"__proto__":{"streaming":true},"laterOne":1}}')
  await expect.element(restoreDialog().getByText(text('settingsFile.slightlyNew'))).toBeVisible()
  expect(restoreDialog().getByRole('row').elements()).toHaveLength(2)
  await change().click()
  await expect.element(restoreDialog().getByText('1 setting restored')).toBeVisible()
  expect(app.session.settings.get('sidebarRight')).toBe(true)
  expect('streaming' in {}).toBe(false)
})

const profiles = () => settingsSection('settingsProfiles.title')

appTest('where the server stores no settings, a file takes them along', async ({ server, visit }) => {
  asMastodon(server)
  const settings = { synchronizeSettings: true, maxThumbnails: 7, theme: 'rookery-light' }
  const app = await visit('/lists#settings/data', { as: 'dave', settings })
  await expect.element(profiles()).toHaveTextContent(text('settingsProfiles.missing'))
  const file = await savedFile(() =>
    profiles()
      .getByRole('button', { name: text('settingsFile.backupWithTheme') })
      .click(),
  )
  expect(settingsIn(file)).toMatchObject({ maxThumbnails: 7, theme: 'rookery-light' })

  // From here on the device stands for another one of the same person.
  app.session.settings.take({ maxThumbnails: null, theme: null }, 'tab')
  await app.advance(1000)
  await app.restart()
  await profiles()
    .getByRole('button', { name: text('settingsFile.restore') })
    .click()
  await openBackup(file.text)
  await expect
    .element(
      restoreDialog()
        .getByRole('row')
        .filter({ hasText: text('settings.maxThumbnails') }),
    )
    .toHaveTextContent('7')
  await restoreDialog().getByRole('button', { name: 'Change 2 settings' }).click()
  await expect.element(restoreDialog().getByText('2 settings restored')).toBeVisible()
  expect(server.requests.filter((request) => request.includes('frontend_settings/rookery'))).toEqual([])
})
