import { join } from 'node:path'
import type { Page } from 'playwright-core'

import { asMastodon } from '../harness/asMastodon.ts'
import { label, textStart } from '../harness/text.ts'
import type { ScreenCase } from './ScreenCase.ts'

const image = join(import.meta.dirname, '../fixtures/marsh.png')

const at = (place: string) => `/main/friends#settings/${place}`

/** On a page without preloaded data, so that the server's responses can be changed. */
const withoutPreload = (place: string) => `/lists#settings/${place}`

/** The settings are open with the tab's content. */
const tabIsThere = (page: Page) => page.locator('dialog[open] [data-scrolls] :is(h3, input, button)')

const tab = (name: string, place: string): ScreenCase => ({ name: `settings, ${name}`, path: at(place), as: 'bob', shows: tabIsThere })

const window = (page: Page) => page.getByRole('dialog').first()

async function openBackupMenu(page: Page) {
  await window(page)
    .getByRole('button', { name: label('settingsFile.menu') })
    .click()
  await page.getByRole('menu').waitFor()
}

/** The editor of mute words, with a word that occurs on the home timeline. */
async function openWordEditor(page: Page) {
  await window(page)
    .getByRole('button', { name: label('muteRules.add') })
    .click()
  await page
    .getByRole('dialog', { name: label('muteRules.add') })
    .getByRole('textbox')
    .fill('the')
}

async function searchFor(page: Page, words: Readonly<Record<string, string>>) {
  const language = (await page.locator('html').getAttribute('lang')) ?? 'en'
  await window(page)
    .getByRole('searchbox', { name: label('settingsWindow.search') })
    .fill(words[language] ?? 'hide')
  // In the field, Escape clears the text first.
  await page.keyboard.press('Tab')
}

/** An own theme with a part of its editor open, and among the colours one that can hardly be read on dark or on light. */
async function editTheme(page: Page, area: 'common' | 'advanced' | 'fonts' | 'roundness' | 'shadows') {
  const section = page.locator('[data-setting="customTheme"]')
  await section.getByRole('button', { name: label('themeEditor.customise') }).click()
  if (area === 'common') await section.locator('[data-slot="link"] input[type="text"]').fill('#7a7a7a')
  await section.getByRole('tab', { name: label(`themeEditor.area.${area}`) }).click()
  if (area === 'roundness') await section.getByRole('button', { name: label('themeShare.code') }).click()
  if (area === 'advanced') await section.getByText(textStart('themeEditor.group.buttons')).click()
}

/** A file of notes about one existing account and others that do not exist. */
async function chooseNotes(page: Page) {
  const file = 'Account address,Note\nbob,me\nnobody@gone.example,met at the weir\nsomebody-else,met at the lock\nno address,x\n'
  await window(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(label('transfer.notes')) })
    .locator('input[type="file"]')
    .setInputFiles({ name: 'account_notes.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await page.getByRole('dialog').nth(1).waitFor()
}

/** Every tab of the settings, and their dialogs. */
export const settingsScreens: readonly ScreenCase[] = [
  { name: 'settings, all tabs', path: '/main/friends#settings', as: 'bob', only: 'narrow', shows: tabIsThere },
  tab('general', 'general'),
  tab('profile', 'profile'),
  tab('security', 'security'),
  tab('notifications', 'notifications'),
  tab('muted people', 'mutes/muted'),
  tab('blocked people', 'mutes/blocked'),
  tab('muted servers', 'mutes/servers'),
  tab('words and filters', 'mutes/words'),
  tab('data', 'data'),
  tab('theme', 'theme'),
  ...(['common', 'advanced', 'fonts', 'roundness', 'shadows'] as const).map((area): ScreenCase => ({
    ...tab(`own theme, ${area}`, 'theme/customTheme'),
    lasts: true,
    prepare: (page) => editTheme(page, area),
  })),
  tab('profile, fields', 'profile/fields'),
  tab('deletion', 'security/deletion'),
  {
    name: 'settings, for experts',
    path: at('general'),
    as: 'bob',
    lasts: true,
    prepare: (page) =>
      window(page)
        .getByRole('checkbox', { name: label('settings.expertLevel') })
        .check(),
  },
  {
    name: 'settings, put aside',
    path: at('general'),
    as: 'bob',
    lasts: true,
    prepare: (page) =>
      window(page)
        .getByRole('button', { name: label('settingsWindow.minimize') })
        .click(),
  },
  { name: 'settings, backup menu', path: at('general'), as: 'bob', prepare: openBackupMenu },
  {
    name: 'settings, restore',
    path: at('general'),
    as: 'bob',
    async prepare(page) {
      await openBackupMenu(page)
      await page.getByRole('menuitem', { name: label('settingsFile.restore') }).click()
      const restoring = page.getByRole('dialog', { name: label('settingsFile.restore') })
      const chosen = {
        program: 'rookery',
        version: [1, 3],
        settings: { greentext: true, maxThumbnails: 7, theme: 'rookery-light', laterOne: 1 },
      }
      const buffer = Buffer.from(JSON.stringify(chosen))
      await restoring.locator('input[type="file"]').setInputFiles({ name: 'settings.json', mimeType: 'application/json', buffer })
      await restoring.getByRole('row').first().waitFor()
    },
  },
  {
    name: 'settings, QR code',
    path: withoutPreload('data'),
    as: 'bob',
    before: asMastodon,
    prepare: (page) =>
      window(page)
        .getByRole('button', { name: label('settingsCode.show') })
        .click(),
    shows: (page) => page.getByRole('img', { name: label('settingsCode.label') }),
  },
  {
    name: 'settings, data on a server that keeps none',
    path: withoutPreload('data'),
    as: 'bob',
    before: asMastodon,
    shows: (page) => page.getByRole('button', { name: label('settingsCode.show') }),
  },
  {
    name: 'settings, second factor',
    path: at('security/mfa'),
    as: 'bob',
    async prepare(page) {
      const section = window(page).getByRole('region', { name: label('accountSettings.mfa.title') })
      await section.getByRole('button', { name: label('accountSettings.mfa.setUp') }).click()
      await section.locator('svg[role=img]').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'settings, crop',
    path: at('profile'),
    as: 'bob',
    async prepare(page) {
      await window(page).locator('input[type="file"]').first().setInputFiles(image)
      await page.getByRole('dialog').nth(1).waitFor()
    },
  },
  {
    name: 'settings, search',
    path: '/main/friends#settings',
    as: 'bob',
    prepare: (page) => searchFor(page, { en: 'hide', ar: 'إخفاء' }),
  },
  {
    name: 'settings, nothing found',
    path: '/main/friends#settings',
    as: 'bob',
    prepare: (page) => searchFor(page, { en: 'mixer', ar: 'خلاط' }),
  },
  { name: 'settings, word editor', path: at('mutes/words'), as: 'bob', prepare: openWordEditor },
  {
    name: 'settings, filter editor',
    path: at('mutes/words'),
    as: 'bob',
    async prepare(page) {
      await openWordEditor(page)
      await page.getByRole('combobox', { name: label('muteRules.keptAt') }).selectOption('server')
    },
  },
  { name: 'settings, import', path: at('data/transfer'), as: 'bob', prepare: chooseNotes },
  {
    name: 'settings, import report',
    path: at('data/transfer'),
    as: 'bob',
    lasts: true,
    async prepare(page) {
      await chooseNotes(page)
      await page.getByRole('dialog').nth(1).getByRole('button').last().click()
      const failed = window(page).locator('summary').first()
      await failed.click({ timeout: 30_000 })
      await failed.scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'settings, import without a session',
    path: at('data/transfer'),
    as: 'bob',
    lasts: true,
    async prepare(page) {
      await chooseNotes(page)
      await page.route(/\/api\/v1\/accounts\//, (route) => route.fulfill({ status: 401, json: { error: 'Invalid credentials.' } }))
      await page.getByRole('dialog').nth(1).getByRole('button').last().click()
    },
    shows: (page) => window(page).getByRole('link', { name: label('shell.login') }),
  },
  {
    name: 'settings, recovery codes',
    path: at('security/mfa'),
    as: 'bob',
    lasts: true,
    // Only displayed as on: the next sign-in needs no code.
    async before(page) {
      await page.route('**/api/pleroma/accounts/mfa', (route) => route.fulfill({ json: { settings: { enabled: true, totp: true } } }))
      const codes = ['k3xw9d2a', 'p7mq4rzt', 'h8vc2nye', 'w5jt6bfs', 'd9sg3lxo']
      await page.route('**/api/pleroma/accounts/mfa/backup_codes', (route) => route.fulfill({ json: { codes } }))
    },
    async prepare(page) {
      const renew = { name: label('accountSettings.codes.renew') }
      await window(page).getByRole('button', renew).click()
      await page.getByRole('dialog').nth(1).getByRole('button', renew).click()
    },
    shows: (page) => page.getByRole('list', { name: label('accountSettings.codes.title') }),
  },
]
