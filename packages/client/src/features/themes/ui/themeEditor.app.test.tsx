import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { press } from '#test/app/locators.ts'
import { text, textWith } from '#test/app/text.ts'
import { drawnValue, themeEditor } from '#test/app/themeEditor.ts'

const { section, tab, button, code } = themeEditor
const tabOfThemes = '/lists#settings/theme'

async function expectDrawn(property: string, value: string): Promise<void> {
  await expect.poll(() => drawnValue(property)).toBe(value)
}

appTest('advanced colours, opacities, roundness, fonts and shadows are drawn at once, and go back', async ({ visit }) => {
  await visit(tabOfThemes, { as: 'ada' })
  await themeEditor.customise()
  await tab('advanced').click()
  // A copy of the client's theme has some colours of its own, whose number stands beside the name.
  await section()
    .getByText(new RegExp(`^${text('themeEditor.group.panels')}`))
    .click()
  const follows = textWith('themeEditor.follows', { base: text('themeSlot.fg') })
  const group = (name: 'themeSlot.panel' | 'themeOpacity.underlay') => section().getByRole('group', { name: text(name), exact: true })
  await expect.element(group('themeSlot.panel')).toHaveTextContent(follows)
  await code('themeSlot.panel').fill('#204060')
  await expectDrawn('--panel', '#204060')
  await expect.element(group('themeSlot.panel')).toHaveTextContent(text('themeEditor.own'))
  await button('themeEditor.deriveOf', { of: text('themeSlot.panel') }).click()
  await expect.element(group('themeSlot.panel')).toHaveTextContent(follows)
  await expect.element(code('themeSlot.panel')).toHaveFocus()
  await section().getByText(text('themeEditor.opacities'), { exact: true }).click()
  await expect.element(group('themeOpacity.underlay')).toHaveTextContent('Standard: 15%')
  await group('themeOpacity.underlay').getByRole('spinbutton').fill('50')
  await expectDrawn('--underlay', '#00000080')

  // All of it can be reached and changed by keys.
  await press(tab('advanced'), '{ArrowRight}{ArrowRight}')
  await expect.element(tab('roundness')).toHaveFocus()
  const slider = section().getByRole('slider').first()
  await expect.element(slider).toBeInTheDocument()
  for (let stops = 0; stops < 60 && document.activeElement !== slider.element(); stops += 1) await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expectDrawn('--radius-btn', '5px')
  await userEvent.tab({ shift: true })
  await expect.element(button('themeEditor.deriveOf', { of: text('themeRadius.btn') })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expectDrawn('--radius-btn', '4px')
  const radius = (name: 'themeRadius.btn' | 'themeRadius.panel') => section().getByRole('spinbutton', { name: text(name), exact: true })
  await expect.element(radius('themeRadius.btn')).toHaveFocus()
  await expect.element(radius('themeRadius.panel')).toHaveValue(10)
  await radius('themeRadius.panel').fill('24')
  await expectDrawn('--radius-panel', '24px')
  await radius('themeRadius.panel').fill('999')
  await expect.element(radius('themeRadius.panel')).toHaveAccessibleDescription(/0.*200/)
  expect(drawnValue('--radius-panel')).toBe('24px')

  await tab('fonts').click()
  const font = section().getByRole('textbox', { name: text('themeFont.interface'), exact: true })
  await font.fill('DejaVu Serif, serif')
  await expectDrawn('--font-interface', '"DejaVu Serif", serif')
  await font.fill('url(https://fonts.example/x)')
  await expect.element(font).toHaveAccessibleDescription(expect.stringContaining(text('themeEditor.noFonts')))
  expect(drawnValue('--font-interface')).toBe('"DejaVu Serif", serif')

  await tab('shadows').click()
  await section()
    .getByRole('combobox', { name: text('themeEditor.shadows.of') })
    .selectOptions('button')
  await expect.element(section().getByText(text('themeEditor.shadows.none'))).toBeVisible()
  await button('themeEditor.shadows.add').click()
  const layer = section().getByRole('group', { name: textWith('themeEditor.shadows.layer', { place: '1' }) })
  await layer.getByRole('spinbutton', { name: text('themeEditor.shadows.blur') }).fill('12')
  await layer.getByRole('checkbox', { name: text('themeEditor.shadows.inset') }).click()
  await expectDrawn('--shadow-button', 'inset 0px 2px 12px 0px #00000066')
  await layer.getByRole('button').click()
  await expectDrawn('--shadow-button', 'none')
})
