import { join } from 'node:path'
import type { Page } from 'playwright-core'

import { asMastodon } from '../harness/asMastodon.ts'
import { label } from '../harness/text.ts'
import type { ScreenCase } from './ScreenCase.ts'

const picture = join(import.meta.dirname, '../fixtures/marsh.png')

const at = (place: string) => `/main/friends#settings/${place}`

/** Over a page that brings nothing along of the server, so that what it says of itself can be changed. */
const withoutPreload = (place: string) => `/lists#settings/${place}`

/** The settings are there, with what the tab is made of. */
const tabIsThere = (page: Page) => page.locator('dialog[open] [data-scrolls] :is(h3, input, button)')

const tab = (name: string, place: string): ScreenCase => ({ name: `settings, ${name}`, path: at(place), as: 'bob', shows: tabIsThere })

const window = (page: Page) => page.getByRole('dialog').first()

async function openBackupMenu(page: Page) {
  await window(page)
    .getByRole('button', { name: label('settingsFile.menu') })
    .click()
  await page.getByRole('menu').waitFor()
}

/** Every tab of the settings, and what opens in them. */
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
      await window(page).locator('input[type="file"]').first().setInputFiles(picture)
      await page.getByRole('dialog').nth(1).waitFor()
    },
  },
]
