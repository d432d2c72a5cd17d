import { expect } from 'vitest'
import { appTest } from '#test/app/appTest.tsx'
import { text, textWith } from '#test/app/text.ts'
import { backUp, chooseBackupEntry, openBackup, restoreDialog } from '#test/app/settingsFiles.ts'
import { settingsWindow } from '#test/app/settingsWindow.ts'
import { themeEditor } from '#test/app/themeEditor.ts'

appTest('"Same as the server" leads to the language of the server, not of the browser', async ({ server, visit }) => {
  await server.configure({ languages: ['ar', 'en'] })
  await visit('/lists#settings/general', { as: 'ada', settings: { interfaceLanguage: 'en' } })
  await settingsWindow()
    .getByRole('button', { name: textWith('settingsWindow.resetOf', { setting: text('settings.interfaceLanguage') }) })
    .click()
  await expect.poll(() => document.documentElement.lang).toBe('ar')
  await expect.element(settingsWindow().getByRole('combobox', { name: 'اللغة', exact: true })).toHaveValue('ar')
})

appTest('a restore names settings and values as the dialog does, and the two backups have names of their own', async ({ visit }) => {
  await visit('/lists#settings/general', { as: 'ada' })
  const [plain, whole] = [await backUp('backup'), await backUp('backupWithTheme')]
  expect(plain.name).toMatch(/^rookery-settings-\d{4}-\d\d-\d\d\.json$/)
  expect(whole.name).toMatch(/^rookery-settings-and-theme-\d{4}-\d\d-\d\d\.json$/)
  await chooseBackupEntry('restore')
  const settings = {
    interfaceLanguage: 'ar',
    postContentType: 'text/markdown',
    replyVisibility: 'self',
    notificationVisibility: {
      likes: true,
      mentions: false,
      follows: false,
      repeats: false,
      moves: false,
      emojiReactions: false,
      followRequest: false,
      polls: false,
    },
    streaming: 'loud',
  }
  await openBackup(JSON.stringify({ version: [1, 0], settings }))
  const row = (setting: Parameters<typeof text>[0]) =>
    restoreDialog()
      .getByRole('row')
      .filter({ hasText: text(setting) })
  await expect.element(row('settings.interfaceLanguage')).toHaveTextContent('العربية')
  await expect.element(row('settings.postContentType')).toHaveTextContent(text('composer.format.markdown'))
  await expect.element(row('settings.replyVisibility')).toHaveTextContent(text('settings.replyVisibility.self'))
  await expect.element(row('settings.notificationVisibility')).toHaveTextContent(text('settings.notificationVisibility.likes'))
  await expect.element(restoreDialog()).toHaveTextContent(`left out: ${text('settings.streaming')}`)
})

appTest('"Make it readable" names the colours that cannot be fixed', async ({ visit }) => {
  await visit('/lists#settings/theme', { as: 'ada' })
  await themeEditor.customise()
  const colors = { bg: '#000000', text: '#ffffff', link: '#ff0000', popover: '#ffffff', panel: '#767676', focus: '#ff0000' }
  const file = { _pleroma_theme_version: 2, name: 'Hard', source: { themeEngineVersion: 3, colors } }
  await themeEditor.chooseFile('hard.json', JSON.stringify(file))
  await themeEditor.button('themeEditor.makeReadable.AAA').click()
  const announced = themeEditor.section().getByRole('status').filter({ hasText: 'cannot be mended' })
  await expect.element(announced).toHaveTextContent(text('themeSlot.danger'))
})
