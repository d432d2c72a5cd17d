import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { text } from '#test/app/text.ts'
import { drawnValue, themeEditor } from '#test/app/themeEditor.ts'

const dim = '#604060'
const dusk = {
  _pleroma_theme_version: 2,
  name: 'Dusk',
  source: { themeEngineVersion: 3, colors: { bg: '#2a1030', fg: '#3a2040', text: dim, link: '#c0a0d0' } },
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const asMade = () => button(text('themes.asItsAuthor'))
const undo = () =>
  page
    .getByRole('status')
    .filter({ hasText: text('themes.shownAsMade') })
    .getByRole('button', { name: text('general.undo') })
const drawn = () => drawnValue('--text')

appTest('a theme with contrast fixes is shown as its author made it, and back', async ({ visit }) => {
  await visit('/lists#settings/theme', { as: 'ada' })
  await themeEditor.chooseFile('dusk.json', JSON.stringify(dusk))
  await expect.poll(drawn).toBe(dim)
  await expect.element(asMade()).not.toBeInTheDocument()
  const contrast = page.getByRole('combobox', { name: text('themes.contrast'), exact: true })
  await userEvent.selectOptions(contrast, text('themes.contrast.AA'))
  await expect.poll(drawn).not.toBe(dim)
  const mended = drawn()
  await asMade().click()
  await expect.poll(drawn).toBe(dim)
  await expect.element(contrast).toHaveValue('')
  await undo().click()
  await expect.poll(drawn).toBe(mended)
  await userEvent.selectOptions(contrast, text('themes.asTheme'))
  await expect.poll(drawn).toBe(dim)

  await themeEditor.button('themeEditor.makeReadable.AA').click()
  await expect.poll(drawn).not.toBe(dim)
  await asMade().click()
  await expect.poll(drawn).toBe(dim)
  await undo().click()
  await expect.poll(drawn).toBe(mended)
})
