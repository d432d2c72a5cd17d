import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { dialog } from '#test/app/locators.ts'
import { savedFile } from '#test/app/savedFile.ts'
import { chooseFile, settingsWindow } from '#test/app/settingsWindow.ts'
import { text, textWith } from '#test/app/text.ts'
import { drawnValue, themeEditor } from '#test/app/themeEditor.ts'

const { section, code, button } = themeEditor

const path = '/lists#settings/theme'

const pond = {
  _pleroma_theme_version: 2,
  name: 'Pond',
  source: { themeEngineVersion: 3, colors: { bg: '#2a1030', text: '#f0e0f5', link: '#ffc08a' }, radii: { btn: '9' } },
}

for (const size of ['wide', 'phone'] as const)
  appTest(`a changed colour is on the page at once, and is kept beside another theme (${size})`, async ({ visit }) => {
    const app = await visit(path, { as: 'ada', size })
    const popover = drawnValue('--popover')
    await themeEditor.customise()
    await code('themeSlot.bg').fill('#102a1c')
    await expect.poll(() => drawnValue('--bg')).toBe('#102a1c')
    // Colours that derive from it change too.
    expect(drawnValue('--popover')).not.toBe(popover)
    await code('themeSlot.bg').fill('greenish')
    await userEvent.keyboard('{Tab}')
    await expect.element(code('themeSlot.bg')).toHaveValue('greenish')
    await expect.element(code('themeSlot.bg')).toHaveAccessibleDescription(text('themeEditor.noColour'))
    expect(drawnValue('--bg')).toBe('#102a1c')
    await app.advance(1000)
    // The next start draws with it before its first picture.
    await expect.poll(() => Object.keys(localStorage).some((key) => key.startsWith('rookery.themeSheet:'))).toBe(true)
    await app.restart()
    await expect.element(code('themeSlot.bg')).toHaveValue('#102a1c')
    expect(drawnValue('--bg')).toBe('#102a1c')
    await themeEditor.theme().selectOptions('rookery-light')
    await expect.poll(() => drawnValue('--bg')).toBe('#fff')
    await button('themeEditor.edit').click()
    await expect.poll(() => drawnValue('--bg')).toBe('#102a1c')
  })

appTest('text with little contrast is named, and its colour is replaced by the nearest readable one', async ({ visit }) => {
  await visit(path, { as: 'ada', settings: { theme: 'rookery-dark' } })
  await themeEditor.customise()
  const contrast = section()
    .getByRole('status')
    .filter({ hasText: /^Contrast/ })
  await expect.element(contrast).toHaveTextContent(text('themeEditor.readable'))
  await code('themeSlot.text').fill('#445566')
  await expect.element(contrast).toHaveTextContent('Contrast: 1 pair of colours is hard to read.')
  await expect
    .element(
      section()
        .getByText(/^“Text” on “Background”: 2\.\d:1, less than 4\.5:1$/)
        .first(),
    )
    .toBeVisible()
  await code('themeSlot.link').fill('#334455')
  await expect.element(contrast).toHaveTextContent('Contrast: 2 pairs of colours are hard to read.')
  const mend = section().getByRole('button', { name: /^Text: use #[0-9a-f]{6}, the nearest that can be read$/ })
  await mend.click()
  await expect.element(mend).not.toBeInTheDocument()
  await expect.element(contrast).toHaveTextContent('Contrast: 1 pair of colours is hard to read.')
  expect(document.activeElement?.textContent).toContain('Contrast')
  await button('themeEditor.undoOf', { of: text('themeSlot.link') }).click()
  await expect.element(code('themeSlot.link')).toHaveFocus()
  await expect.element(contrast).toHaveTextContent(text('themeEditor.readable'))
  await expect
    .element(
      section()
        .getByText(/^“Text” on “Background”: 4\.\d:1, AA$/)
        .first(),
    )
    .toBeVisible()
})

for (const [what, content, problem] of [
  ['a picture', '\u0089PNG', 'themeEditor.unsupported'],
  ['a list', '["a list"]', 'themeEditor.unsupported'],
  ['a later version', '{"_pleroma_theme_version":3}', 'themeEditor.unsupported'],
  ['no colours', JSON.stringify({ ...pond, source: { colors: {} } }), 'themeEditor.unsupported'],
  ['too large a file', JSON.stringify({ ...pond, more: 'x'.repeat(300_000) }), 'themeEditor.tooLarge'],
] as const)
  appTest(`a file that is no theme changes nothing: ${what}`, async ({ visit }) => {
    await visit(path, { as: 'ada' })
    await themeEditor.customise()
    const before = drawnValue('--bg')
    await themeEditor.takeFile('theme.json', content)
    await expect
      .element(
        section()
          .getByRole('alert')
          .filter({ hasText: text(problem) }),
      )
      .toBeVisible()
    expect(drawnValue('--bg')).toBe(before)
  })

appTest('a theme is exported to a file, imported from one, undone, and started over', async ({ visit }) => {
  await visit(path, { as: 'ada', settings: { theme: 'rookery-dark' } })
  await themeEditor.customise()
  await code('themeSlot.bg').fill('#102a1c')
  await expect.poll(() => drawnValue('--bg')).toBe('#102a1c')
  const { name, text: file } = await savedFile(() => button('themeEditor.export').click())
  expect(name).toBe('my-rookery-dark.json')
  expect(JSON.parse(file)).toMatchObject({ _pleroma_theme_version: 2, source: { colors: { bg: '#102a1c' } } })

  await themeEditor.takeFile('pond.json', JSON.stringify(pond))
  await expect.poll(() => drawnValue('--bg')).toBe('#2a1030')
  expect(drawnValue('--radius-btn')).toBe('9px')
  const imported = section()
    .getByRole('status')
    .filter({ hasText: textWith('themeEditor.imported', { name: 'Pond' }) })
  await expect.element(imported).toBeVisible()
  await section()
    .getByRole('button', { name: text('general.undo'), exact: true })
    .click()
  await expect.poll(() => drawnValue('--bg')).toBe('#102a1c')
  await themeEditor.takeFile('pond.json', JSON.stringify(pond))
  await expect.poll(() => drawnValue('--bg')).toBe('#2a1030')
  await themeEditor.takeFile('mine.json', file)
  await expect.poll(() => drawnValue('--bg')).toBe('#102a1c')
  await section()
    .getByRole('combobox', { name: text('themeEditor.from') })
    .selectOptions('high-contrast')
  await button('themeEditor.startOver').click()
  await expect.poll(() => drawnValue('--bg')).toBe('#000000')
})

appTest('a backup holds the theme of the person, and restores it', async ({ visit }) => {
  await visit(path, { as: 'ada', settings: { theme: 'rookery-dark' } })
  await themeEditor.customise()
  await code('themeSlot.bg').fill('#102a1c')
  await expect.poll(() => drawnValue('--bg')).toBe('#102a1c')
  const choose = async (entry: 'backupWithTheme' | 'restore') => {
    await settingsWindow()
      .getByRole('button', { name: text('settingsFile.menu') })
      .click()
    await page.getByRole('menuitem', { name: text(`settingsFile.${entry}`), exact: true }).click()
  }
  const { text: file } = await savedFile(() => choose('backupWithTheme'))
  expect(JSON.parse(file)).toMatchObject({ settings: { theme: 'custom', customTheme: { name: 'My Rookery dark' } } })
  await code('themeSlot.bg').fill('#301010')
  await expect.poll(() => drawnValue('--bg')).toBe('#301010')
  await themeEditor.theme().selectOptions('rookery-light')
  await choose('restore')
  const restoring = dialog(text('settingsFile.restore'))
  await chooseFile(restoring, new File([file], 'settings.json', { type: 'application/json' }))
  await expect.element(restoring.getByRole('row').filter({ hasText: text('themeEditor.title') })).toHaveTextContent('My Rookery dark')
  await restoring.getByRole('button', { name: 'Change 2 settings' }).click()
  await expect.poll(() => drawnValue('--bg')).toBe('#102a1c')
})
