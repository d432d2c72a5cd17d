import { deflateRawSync } from 'node:zlib'
import type { Locator, Page } from 'playwright-core'

import type { MessageId } from '../../packages/client/src/i18n/catalogues.ts'
import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { savedBy } from '../harness/savedBy.ts'
import { widths } from '../harness/screenSizes.ts'
import { textWith, text } from '../harness/text.ts'
import { readRenders, watchRenders } from '../harness/watchRenders.ts'
import { SettingsPage } from '../pages/SettingsPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const

class ThemeEditorPage {
  readonly section: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.section = new SettingsPage(page).section('themeEditor.title')
  }

  async customise(): Promise<void> {
    await new SettingsPage(this.#page).open('theme')
    await this.section.getByRole('button', { name: text('themeEditor.customise') }).click()
    await expect(this.tab('common')).toBeVisible()
  }

  tab(area: 'common' | 'advanced' | 'fonts' | 'roundness' | 'shadows'): Locator {
    return this.section.getByRole('tab', { name: text(`themeEditor.area.${area}`) })
  }

  /** Chooses a theme in the gallery. */
  async choose(name: string): Promise<void> {
    await new SettingsPage(this.#page).section('settingsGroups.theme').getByRole('radio', { name, exact: true }).check()
  }

  button(id: MessageId, places: Readonly<Record<string, string>> = {}): Locator {
    return this.section.getByRole('button', { name: textWith(id, places), exact: true })
  }

  code(slot: MessageId): Locator {
    return this.section.getByRole('textbox', { name: textWith('themeEditor.code', { of: text(slot) }), exact: true })
  }

  async chooseFile(name: string, content: string): Promise<void> {
    const buffer = Buffer.from(content)
    await this.section.getByLabel(text('themeEditor.import'), { exact: true }).setInputFiles({ name, mimeType: 'application/json', buffer })
  }

  /** A custom property of the page, as CSS has it. */
  drawn(property: string): Promise<string> {
    return this.#page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), property)
  }
}

const pond = {
  _pleroma_theme_version: 2,
  name: 'Pond',
  source: { themeEngineVersion: 3, colors: { bg: '#2a1030', text: '#f0e0f5', link: '#ffc08a' }, radii: { btn: '9' } },
}

for (const [size, options] of widths(Object.entries(sizes))) {
  journey(`a changed colour applies immediately, and before the first paint of the next visit: ${size}`, async ({ visit, product }) => {
    const { page } = await visit({ as: 'ada', ...options })
    const editor = new ThemeEditorPage(page)
    await editor.customise()
    await editor.code('themeSlot.bg').fill('#102a1c')
    await expect.poll(() => editor.drawn('--bg')).toBe('#102a1c')
    // Dependent colours follow it.
    expect(await editor.drawn('--popover')).not.toBe('#19212d')
    await editor.code('themeSlot.bg').fill('greenish')
    await page.keyboard.press('Tab')
    await expect(editor.code('themeSlot.bg')).toHaveValue('greenish')
    await expect(editor.code('themeSlot.bg')).toHaveAccessibleDescription(text('themeEditor.noColour'))
    expect(await editor.drawn('--bg')).toBe('#102a1c')
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('rookery.themeSheet:')))).toBe(true)
    // Every frame before the first screen, that of the page's outline included.
    await page.addInitScript(() => {
      const grounds = new Set<string>()
      const look = () => {
        const root = document.documentElement
        grounds.add(getComputedStyle(root).getPropertyValue('--bg'))
        if (document.querySelector('main')) root.dataset.firstGrounds = [...grounds].join(' ')
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-first-grounds', '#102a1c')
    await expect(editor.code('themeSlot.bg')).toHaveValue('#102a1c')
    await editor.choose(text('settings.theme.rookery-light'))
    await expect.poll(() => editor.drawn('--bg')).toBe('#fff')
    // The one that was made is still there.
    await editor.choose('My Rookery dark')
    await expect.poll(() => editor.drawn('--bg')).toBe('#102a1c')

    // A link shows the theme of another user until the next reload, and sends it to no server.
    await page.goto(`/#theme=1${deflateRawSync(JSON.stringify(pond)).toString('base64url')}`)
    const bar = page.getByRole('status').filter({ hasText: /“\u2068Pond\u2069” that somebody shared with you/ })
    await expect(bar).toBeInViewport({ ratio: 1 })
    expect([await editor.drawn('--bg'), await editor.drawn('--radius-btn')]).toEqual(['#2a1030', '9px'])
    await page.reload()
    await expect.poll(() => editor.drawn('--bg')).toBe('#102a1c')
    expect(product.asked.filter((call) => call.includes('theme='))).toEqual([])
    await expect(bar).toHaveCount(0)
    expect(new URL(page.url()).hash).toBe('')
  })
}

for (const [size, options] of widths(Object.entries(sizes))) {
  journey(`unreadable text is reported and fixed, and a theme is restored from its file and from a backup: ${size}`, async ({ visit }) => {
    const { page } = await visit({ as: 'ada', ...options })
    const editor = new ThemeEditorPage(page)
    await editor.customise()
    const notified = editor.section.getByRole('status').filter({ hasText: /^Contrast/ })
    await expect(notified).toHaveText(text('themeEditor.readable'))
    await editor.code('themeSlot.text').fill('#445566')
    // Colours that follow the text are hard to read with it.
    const unreadable = /^Contrast: \d+ pairs of colors are hard to read\.$/
    await expect(notified).toHaveText(unreadable)
    await expect(editor.section.getByText(/^“Text” on “Background”: 2\.\d:1, less than 4\.5:1$/).first()).toBeVisible()
    const mend = editor.section.getByRole('button', { name: /^Text: use #[0-9a-f]{6}, the nearest that can be read$/ })
    await mend.click()
    await expect(mend).toHaveCount(0)
    await expect(notified).toHaveText(unreadable)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Contrast')
    await editor.code('themeSlot.link').fill('#334455')
    await editor.button('themeEditor.undoOf', { of: text('themeSlot.link') }).click()
    await expect(editor.code('themeSlot.link')).toBeFocused()
    await expect(editor.section.getByText(/^“Text” on “Background”: 4\.\d:1, AA$/).first()).toBeVisible()

    await editor.code('themeSlot.bg').fill('#102a1c')
    const rejected: readonly (readonly [content: string, reason: MessageId])[] = [
      ['\u0089PNG', 'themeError.unknownText'],
      ['["a list"]', 'themeError.noTheme'],
      ['{"_pleroma_theme_version":3}', 'themeError.noColours'],
      [JSON.stringify({ ...pond, source: { colors: {} } }), 'themeError.noColours'],
      [JSON.stringify({ ...pond, more: 'x'.repeat(300_000) }), 'themeError.longText'],
    ]
    for (const [content, reason] of rejected) {
      await editor.chooseFile('theme.json', content)
      const refusal = textWith('themeEditor.unsupported', { reason: text(reason) })
      await expect(editor.section.getByRole('alert').filter({ hasText: refusal })).toBeVisible()
    }
    expect(await editor.drawn('--bg')).toBe('#102a1c')

    const { name, text: file } = await savedBy(page, () => editor.button('themeEditor.export').click())
    expect(name).toBe('my-rookery-dark.json')
    expect(JSON.parse(file)).toMatchObject({ _pleroma_theme_version: 2, source: { colors: { bg: '#102a1c' } } })

    await editor.chooseFile('pond.json', JSON.stringify(pond))
    await expect.poll(() => editor.drawn('--bg')).toBe('#2a1030')
    expect(await editor.drawn('--radius-btn')).toBe('9px')
    await expect(editor.section.getByRole('status').filter({ hasText: textWith('themeEditor.imported', { name: 'Pond' }) })).toBeVisible()
    await editor.section.getByRole('button', { name: text('general.undo'), exact: true }).click()
    await expect.poll(() => editor.drawn('--bg')).toBe('#102a1c')
    await editor.chooseFile('pond.json', JSON.stringify(pond))
    await expect.poll(() => editor.drawn('--bg')).toBe('#2a1030')
    await editor.chooseFile('mine.json', file)
    await expect.poll(() => editor.drawn('--bg')).toBe('#102a1c')
    await editor.section.getByRole('combobox', { name: text('themeEditor.from') }).selectOption('high-contrast')
    await editor.button('themeEditor.startOver').click()
    await expect.poll(() => editor.drawn('--bg')).toBe('#000000')
    await restoreBackup(page, editor)
  })
}

/** A backup has the theme that was made, and restores it. */
async function restoreBackup(page: Page, editor: ThemeEditorPage): Promise<void> {
  await editor.code('themeSlot.bg').fill('#102a1c')
  await expect.poll(() => editor.drawn('--bg')).toBe('#102a1c')
  const window = page.getByRole('dialog').first()
  const choose = async (entry: 'backupWithTheme' | 'restore') => {
    await window.getByRole('button', { name: text('settingsFile.menu') }).click()
    await page.getByRole('menuitem', { name: text(`settingsFile.${entry}`), exact: true }).click()
  }
  const backup = await savedBy(page, () => choose('backupWithTheme'))
  expect(JSON.parse(backup.text)).toMatchObject({
    settings: { theme: expect.stringMatching(/^custom:/), customTheme: { name: 'My Rookery dark' } },
  })
  await editor.code('themeSlot.bg').fill('#301010')
  await editor.choose(text('settings.theme.rookery-light'))
  await choose('restore')
  const restoring = page.getByRole('dialog', { name: text('settingsFile.restore') })
  const buffer = Buffer.from(backup.text)
  await restoring.locator('input[type="file"]').setInputFiles({ name: 'settings.json', mimeType: 'application/json', buffer })
  await expect(restoring.getByRole('row').filter({ hasText: text('themes.others') })).toBeVisible()
  await restoring.getByRole('button', { name: 'Change 2 settings' }).click()
  await expect.poll(() => editor.drawn('--bg')).toBe('#102a1c')
}

journey('a change of a theme does not re-render posts', async ({ visit, product }) => {
  await (await somebody(product, 'bob')).post('The reeds are green')
  const { page } = await visit({ as: 'ada', ...sizes.desktop, prepare: watchRenders })
  const editor = new ThemeEditorPage(page)
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await expect(timeline.status('The reeds are green').root).toBeVisible()
  await page.goto('/main/public#settings/theme')
  await editor.button('themeEditor.customise').click()
  await expect(editor.tab('common')).toBeVisible()
  await readRenders(page)
  await editor.code('themeSlot.bg').fill('#102a1c')
  await expect.poll(() => editor.drawn('--bg')).toBe('#102a1c')
  expect(await readRenders(page)).toMatchObject({ redrawn: 0, mounted: 0 })
})
