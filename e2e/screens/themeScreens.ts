import { deflateRawSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { emptySource, exportThemeFile } from '@rookery/theme'

import { label } from '../harness/text.ts'
import type { ScreenCase } from './ScreenCase.ts'

const themes = '/main/friends#settings/theme'

const twoThemes = JSON.stringify({
  Moorhen: ['Moorhen', '#182029', '#28323d', '#dbe2e8', '#7fa8d0', '#d06070', '#70a070', '#d0b060'],
  Bittern: ['Bittern', '#f4f0e6', '#e6dfce', '#403a2c', '#8a5a20', '#a03030', '#407040', '#907020'],
})

const { name, source } = exportThemeFile({ ...emptySource, name: 'Dusk above the reeds', colours: { bg: '#201828' } })

/** The address of a theme, which another reader has handed on. */
const givenTheme = `#theme=1${deflateRawSync(JSON.stringify({ name, source })).toString('base64url')}`

const ownTheme = (page: Page) => page.locator('[data-setting="customTheme"]')

async function unfold(page: Page, summary: Parameters<typeof label>[0]) {
  const line = page.locator('dialog[open] summary').filter({ has: page.getByText(label(summary)) })
  await line.click()
  await line.scrollIntoViewIfNeeded()
}

const beginTheme = (page: Page) =>
  ownTheme(page)
    .getByRole('button', { name: label('themeEditor.customise') })
    .click()

/** Unfolds everything around the editor, and all groups of its part that is open. */
const unfoldAll = (page: Page) =>
  ownTheme(page).evaluate((section) => {
    for (const group of section.querySelectorAll('details')) group.open = true
  })

async function importText(page: Page, text: string) {
  await unfold(page, 'themeImport.text')
  await ownTheme(page).locator('textarea').first().fill(text)
  await ownTheme(page)
    .getByRole('button', { name: label('themeImport.submit') })
    .click()
}

/** The windows and bars around themes. */
export const themeScreens: readonly ScreenCase[] = [
  {
    name: 'theme, share',
    path: themes,
    as: 'bob',
    prepare: async (page) => {
      await unfold(page, 'themeShare.shown')
      await page
        .locator('dialog[open]')
        .getByRole('button', { name: label('themeShare.code') })
        .click()
    },
    shows: (page) => page.getByRole('img', { name: label('themeShare.code.label') }),
  },
  {
    name: 'theme, maker',
    path: themes,
    as: 'bob',
    prepare: (page) => unfold(page, 'themeMaker.title'),
    shows: (page) => page.getByRole('button', { name: label('themeMaker.byChance') }),
  },
  {
    name: 'theme, import of several',
    path: themes,
    as: 'bob',
    lasts: true,
    prepare: (page) => importText(page, twoThemes),
    shows: (page) => page.getByRole('button', { name: label('themeImport.take') }),
  },
  {
    name: 'theme, import refused',
    path: themes,
    as: 'bob',
    prepare: (page) => importText(page, '<!doctype html><title>Ponds</title>'),
    shows: (page) => ownTheme(page).getByRole('alert').filter({ hasText: /./ }),
  },
  {
    name: 'theme, all parts',
    path: themes,
    as: 'bob',
    lasts: true,
    prepare: async (page) => {
      await beginTheme(page)
      await unfold(page, 'themeEditor.preview.all')
    },
    shows: (page) => page.getByText(label('themeEditor.sheet.poll')),
  },
  ...(['common', 'advanced', 'fonts', 'roundness', 'shadows'] as const).map((area): ScreenCase => ({
    name: `theme, everything of ${area}`,
    path: themes,
    as: 'bob',
    lasts: true,
    prepare: async (page) => {
      await beginTheme(page)
      await ownTheme(page)
        .getByRole('tab', { name: label(`themeEditor.area.${area}`) })
        .click()
      await unfoldAll(page)
    },
  })),
  {
    name: 'theme, colour window',
    path: themes,
    as: 'bob',
    lasts: true,
    prepare: async (page) => {
      await beginTheme(page)
      await ownTheme(page).locator('[data-slot="link"] button[aria-haspopup="dialog"]').click()
    },
    shows: (page) => page.getByText(label('themeEditor.oklch')),
  },
  {
    name: 'theme, tried on',
    path: themes,
    as: 'bob',
    lasts: true,
    prepare: (page) => page.locator('dialog[open] fieldset label').last().click(),
    shows: (page) => page.getByRole('button', { name: label('themes.keep') }),
  },
  {
    name: 'theme, from a link',
    path: `/main/friends${givenTheme}`,
    as: 'bob',
    shows: (page) => page.getByRole('button', { name: label('themes.keep') }),
  },
  {
    name: 'theme, from a damaged link',
    path: `/main/friends${givenTheme.slice(0, 40)}`,
    as: 'bob',
    shows: (page) => page.getByText(label('themeLink.damaged')),
  },
]
