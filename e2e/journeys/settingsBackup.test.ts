import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'

import { asMastodon } from '../harness/asMastodon.ts'
import { chooseSettings } from '../harness/chooseSettings.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'
import { SettingsPage } from '../pages/SettingsPage.ts'

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const

async function chooseEntry(page: Page, entry: 'backup' | 'backupWithTheme' | 'restore') {
  const window = page.getByRole('dialog').first()
  await window.getByRole('button', { name: text('settingsFile.menu') }).click()
  await page.getByRole('menuitem', { name: text(`settingsFile.${entry}`), exact: true }).click()
}

async function backUp(page: Page, entry: 'backup' | 'backupWithTheme'): Promise<{ name: string; file: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), chooseEntry(page, entry)])
  return { name: download.suggestedFilename(), file: await readFile(await download.path()) }
}

const settingsIn = (file: Buffer) => (JSON.parse(file.toString()) as { settings: object }).settings

for (const [size, options] of widths(Object.entries(sizes))) {
  journey(`the settings are backed up, with the theme or without, restored after a preview, and taken back: ${size}`, async ({ visit }) => {
    const { page } = await visit({ as: 'ada', ...options })
    await page.goto('/lists#settings/general/greentext')
    const window = page.getByRole('dialog').first()
    const control = window.getByRole('switch', { name: text('settings.greentext') })
    const before = await control.isChecked()
    await control.click()
    await page.goto('/lists#settings/theme/theme')
    await window.getByRole('combobox', { name: text('settings.theme') }).selectOption('rookery-light')
    await page.goto('/lists#settings/general/greentext')
    await expect(control).toBeChecked({ checked: !before })

    const { name, file } = await backUp(page, 'backup')
    expect(name).toMatch(/^rookery-settings-\d{4}-\d\d-\d\d\.json$/)
    expect(JSON.parse(file.toString())).toMatchObject({ program: 'rookery', version: [1, 0], settings: { greentext: !before } })
    expect(settingsIn(file)).not.toHaveProperty('theme')
    await expect(page.getByRole('region', { name: text('notices.label') })).toContainText(text('settingsFile.saved'))
    expect(settingsIn((await backUp(page, 'backupWithTheme')).file)).toHaveProperty('theme', 'rookery-light')

    await control.click()
    await expect(control).toBeChecked({ checked: before })
    await chooseEntry(page, 'restore')
    const restoring = page.getByRole('dialog', { name: text('settingsFile.restore') })
    await restoring.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/json', buffer: file })
    await expect(restoring.getByRole('row').filter({ hasText: text('settings.greentext') })).toBeVisible()
    // Nothing is changed by the preview.
    await expect(control).toBeChecked({ checked: before })
    await restoring.getByRole('button', { name: 'Change 1 setting' }).click()
    await expect(restoring.getByText('1 setting restored')).toBeVisible()
    await expect(control).toBeChecked({ checked: !before })
    await restoring.getByRole('button', { name: text('general.undo') }).click()
    await expect(restoring).toHaveCount(0)
    await expect(control).toBeChecked({ checked: before })
  })

  journey(`where the server keeps no settings for clients, a file takes them to another device: ${size}`, async ({ visit, product }) => {
    const onSuchServer = async () => {
      const { page, watch } = await visit({ as: 'dave', ...options, synchronizes: true })
      // What else such a server has, this one has not.
      watch.expectComplaint(/status of 404/)
      await asMastodon(page)
      const settings = new SettingsPage(page)
      await settings.open('data')
      return { page, section: settings.section('settingsProfiles.title') }
    }
    const one = await onSuchServer()
    await expect(one.section).toContainText(text('settingsProfiles.missing'))
    await chooseSettings(one.page, { maxThumbnails: 7, theme: 'rookery-light' })
    const [download] = await Promise.all([
      one.page.waitForEvent('download'),
      one.section.getByRole('button', { name: text('settingsFile.backupWithTheme') }).click(),
    ])
    const buffer = await readFile(await download.path())
    expect(settingsIn(buffer)).toMatchObject({ maxThumbnails: 7, theme: 'rookery-light' })

    const { page, section } = await onSuchServer()
    await section.getByRole('button', { name: text('settingsFile.restore') }).click()
    const restoring = page.getByRole('dialog', { name: text('settingsFile.restore') })
    await restoring.locator('input[type="file"]').setInputFiles({ name: 'settings.json', mimeType: 'application/json', buffer })
    await expect(restoring.getByRole('row').filter({ hasText: text('settings.maxThumbnails') })).toContainText('7')
    await restoring.getByRole('button', { name: 'Change 2 settings' }).click()
    await expect(restoring.getByText('2 settings restored')).toBeVisible()
    expect(product.asked.filter((call) => call.includes('frontend_settings/rookery'))).toEqual([])
  })
}
