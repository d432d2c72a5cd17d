import { page, type Locator } from 'vitest/browser'

import { dialog } from './locators.ts'
import { savedFile, type SavedFile } from './savedFile.ts'
import { chooseFile, settingsWindow } from './settingsWindow.ts'
import { text } from './text.ts'

/** Chooses an entry of the menu for backups of settings. */
export async function chooseBackupEntry(entry: 'backup' | 'backupWithTheme' | 'restore'): Promise<void> {
  await settingsWindow()
    .getByRole('button', { name: text('settingsFile.menu') })
    .click()
  await page.getByRole('menuitem', { name: text(`settingsFile.${entry}`), exact: true }).click()
}

/** Backs up the settings to a file. */
export function backUp(entry: 'backup' | 'backupWithTheme'): Promise<SavedFile> {
  return savedFile(() => chooseBackupEntry(entry))
}

/** The dialog that lists the changes of a backup. */
export function restoreDialog(): Locator {
  return dialog(text('settingsFile.restore'))
}

/** Opens a backup in it. */
export function openBackup(content: BlobPart, name = 'settings.json'): Promise<void> {
  return chooseFile(restoreDialog(), new File([content], name))
}

/** The settings in a backup. */
export const settingsIn = (file: SavedFile) => (JSON.parse(file.text) as { settings: object }).settings // a backup of ours
