import { expect } from 'vitest'
import { appTest } from '#test/app/appTest.tsx'
import { setChecked } from '#test/app/locators.ts'
import { text, textWith } from '#test/app/text.ts'
import { drawnValue, themeEditor } from '#test/app/themeEditor.ts'

const { section, code, button, tab } = themeEditor

const options = { as: 'ada', settings: { theme: 'rookery-dark' } } as const
const path = '/lists#settings/theme'

appTest('advanced colours and opacities are on the page at once, and go back to derived values', async ({ visit }) => {
  await visit(path, options)
  await themeEditor.customise()
  await tab('advanced').click()
  await section().getByText(text('themeEditor.group.panels'), { exact: true }).click()
  const follows = textWith('themeEditor.follows', { base: text('themeSlot.fg') })
  const panel = section().getByRole('group', { name: text('themeSlot.panel'), exact: true })
  await expect.element(panel).toHaveTextContent(follows)
  await code('themeSlot.panel').fill('#204060')
  await expect.poll(() => drawnValue('--panel')).toBe('#204060')
  await expect.element(panel).toHaveTextContent(text('themeEditor.own'))
  await button('themeEditor.deriveOf', { of: text('themeSlot.panel') }).click()
  await expect.element(panel).toHaveTextContent(follows)
  await expect.element(code('themeSlot.panel')).toHaveFocus()
  await section().getByText(text('themeEditor.opacities'), { exact: true }).click()
  const underlay = section().getByRole('group', { name: text('themeOpacity.underlay'), exact: true })
  await expect.element(underlay).toHaveTextContent('Standard: 15%')
  await underlay.getByRole('spinbutton').fill('50')
  await expect.poll(() => drawnValue('--underlay')).toBe('#00000080')
})

appTest('roundness is on the page at once, and what it cannot be is not', async ({ visit }) => {
  await visit(path, { ...options, size: 'phone' })
  await themeEditor.customise()
  await tab('roundness').click()
  const radius = section().getByRole('spinbutton', { name: text('themeRadius.panel'), exact: true })
  await expect.element(radius).toHaveValue(10)
  await radius.fill('24')
  await expect.poll(() => drawnValue('--radius-panel')).toBe('24px')
  await radius.fill('999')
  await expect.element(radius).toHaveAccessibleDescription(/0.*200/)
  expect(drawnValue('--radius-panel')).toBe('24px')
})

appTest('fonts are on the page at once, and an address is no font', async ({ visit }) => {
  await visit(path, options)
  await themeEditor.customise()
  await tab('fonts').click()
  const font = section().getByRole('textbox', { name: text('themeFont.interface'), exact: true })
  await font.fill('DejaVu Serif, serif')
  await expect.poll(() => drawnValue('--font-interface')).toBe('"DejaVu Serif", serif')
  await font.fill('url(https://fonts.example/x)')
  await expect.element(font).toHaveAccessibleDescription(text('themeEditor.noFonts'))
  expect(drawnValue('--font-interface')).toBe('"DejaVu Serif", serif')
})

appTest('shadows are on the page at once, and go away', async ({ visit }) => {
  await visit(path, options)
  await themeEditor.customise()
  await tab('shadows').click()
  await section()
    .getByRole('combobox', { name: text('themeEditor.shadows.of') })
    .selectOptions('button')
  await expect.element(section().getByText(text('themeEditor.shadows.none'))).toBeVisible()
  await button('themeEditor.shadows.add').click()
  const layer = section().getByRole('group', { name: textWith('themeEditor.shadows.layer', { place: '1' }) })
  await layer.getByRole('spinbutton', { name: text('themeEditor.shadows.blur') }).fill('12')
  await setChecked(layer.getByRole('checkbox', { name: text('themeEditor.shadows.inset') }), true)
  await expect.poll(() => drawnValue('--shadow-button')).toBe('inset 0px 2px 12px 0px #00000066')
  await layer.getByRole('button').click()
  await expect.poll(() => drawnValue('--shadow-button')).toBe('none')
})
