import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readColourText } from '@rookery/theme'
import type { MessageId } from '#i18n/catalogues.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { faultsIn } from '#test/app/accessibility.ts'
import { appTest, type Visit } from '#test/app/appTest.tsx'
import { press } from '#test/app/locators.ts'
import { text, textWith } from '#test/app/text.ts'
import { drawnValue, themeEditor } from '#test/app/themeEditor.ts'

const { section, tab, button, code } = themeEditor
const tabOfThemes = '/lists#settings/theme'

async function expectDrawn(property: string, value: string): Promise<void> {
  await expect.poll(() => drawnValue(property)).toBe(value)
}

appTest('advanced colours, opacities, roundness, fonts and shadows apply immediately, and can be undone', async ({ visit }) => {
  const app = await visit(tabOfThemes, { as: 'ada' })
  await themeEditor.customise()
  await tab('advanced').click()
  // A copy of the client's theme has some colours of its own, whose number is next to the name.
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
  await expect.element(group('themeOpacity.underlay')).toHaveTextContent('Default: 15%')
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

  // Layers are copied, moved by keys with the focus, and removed; each is a step that is undone and done again.
  const named = (id: MessageId, layer: string) => button(id, { layer: textWith('themeEditor.shadows.layer', { place: layer }) })
  const [mine, added] = ['inset 0px 2px 12px 0px #00000066', '0px 2px 6px 0px #00000066']
  await button('themeEditor.shadows.add').click()
  await expectDrawn('--shadow-button', `${mine}, ${added}`)
  await press(named('themeEditor.shadows.move', '1'), '{ArrowDown}')
  await expectDrawn('--shadow-button', `${added}, ${mine}`)
  await expect.element(named('themeEditor.shadows.move', '2')).toHaveFocus()
  await expect.element(page.getByText('Position 2 of 2')).toBeInTheDocument()
  await named('themeEditor.shadows.copy', '1').click()
  await expectDrawn('--shadow-button', `${added}, ${added}, ${mine}`)
  await button('themeEditor.undo').click()
  await expectDrawn('--shadow-button', `${added}, ${mine}`)
  await press(button('themeEditor.undo'), '{Control>}z{/Control}')
  await expectDrawn('--shadow-button', `${mine}, ${added}`)
  await userEvent.keyboard('{Control>}y{/Control}{Control>}{Shift>}z{/Shift}{/Control}')
  await expectDrawn('--shadow-button', `${added}, ${added}, ${mine}`)
  await named('themeEditor.shadows.removeOf', '3').click()
  await expectDrawn('--shadow-button', `${added}, ${added}`)

  // A part of another theme leaves the others.
  await section()
    .getByRole('combobox', { name: text('themeEditor.from') })
    .selectOptions('high-contrast')
  await section()
    .getByRole('group', { name: text('themeEditor.take.parts') })
    .getByRole('button', { name: text('themeEditor.part.colours') })
    .click()
  await expectDrawn('--bg', '#000000')
  await expectDrawn('--radius-panel', '24px')

  // A colour is picked by keys, written as OKLCH, and goes back with the window closed.
  await tab('common').click()
  const swatch = button('themeEditor.palette', { of: text('themeSlot.bg') })
  await press(swatch, '{Enter}')
  const picker = page.getByRole('dialog', { name: textWith('themeEditor.palette', { of: text('themeSlot.bg') }) })
  await expect.element(picker).toBeInTheDocument()
  await userEvent.keyboard('{PageUp}')
  await expectDrawn('--bg', '#1a1a1a')
  await picker.getByRole('textbox', { name: text('themeEditor.oklch') }).fill('oklch(30% 0.1 150)')
  const green = readColourText('oklch(30% 0.1 150)') ?? ''
  await expectDrawn('--bg', green)
  await expect.element(picker.getByRole('textbox', { name: text('themeEditor.hex') })).toHaveValue(green)
  await userEvent.keyboard('{Escape}')
  await expect.element(picker).not.toBeInTheDocument()
  await expect.element(swatch).toHaveFocus()

  // All colours are fixed at once, with a list of the changes and an undo button.
  await code('themeSlot.text').fill('#203020')
  await button('themeEditor.makeReadable.AA').click()
  await expect.poll(() => drawnValue('--text')).not.toBe('#203020')
  await expect.element(section().getByText(/^“Text”: #203020 → #/)).toBeInTheDocument()
  await section()
    .getByRole('button', { name: text('general.undo'), exact: true })
    .last()
    .click()
  await expectDrawn('--text', '#203020')
  await section().getByText(text('themeEditor.preview.all')).click()
  await expect.element(section().getByText(text('themeEditor.sheet.selected'))).toBeInTheDocument()
  // The sample posts switch to another language.
  const settings = settingsOf(app.session)
  settings.set('interfaceLanguage', 'ar')
  await expect.element(page.getByText('منشور محدد')).toBeInTheDocument()
  settings.set('interfaceLanguage', 'en')
  await expect.element(section().getByText(text('themeEditor.sheet.selected'))).toBeInTheDocument()
  await shareWithVisitor(visit)
})

/** The link of the edited theme shows it to a visitor, and the visitor saves it; the code says that it has the colours alone. */
async function shareWithVisitor(visit: Visit): Promise<void> {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const name = section().getByRole('textbox', { name: text('themeEditor.name'), exact: true })
  await name.fill('Mine')
  await button('themeShare.copyLink').click()
  await expect.poll(() => copy.mock.lastCall?.[0]).toMatch(/#theme=1[\w-]+$/)
  const address = copy.mock.lastCall?.[0] ?? ''
  await button('themeShare.copyText').click()
  await expect.poll(() => copy.mock.lastCall?.[0]).toContain('"_pleroma_theme_version": 2')
  copy.mockRestore()
  await button('themeShare.code').click()
  await expect.element(section().getByRole('img', { name: text('themeShare.code.label') })).toBeInTheDocument()
  await expect.element(section().getByText(text('themeShare.code.hint'))).toBeInTheDocument()
  const [ground, shadow] = [drawnValue('--bg'), drawnValue('--shadow-button')]

  // Pasted into the field for themes, a link of any server becomes another own theme.
  await section().getByText(text('themeImport.text'), { exact: true }).click()
  await section()
    .getByRole('textbox', { name: text('themeImport.field') })
    .fill(address.replace(location.origin, 'https://marsh.example'))
  await button('themeImport.submit').click()
  await expect.element(section().getByText(textWith('themeEditor.imported', { name: 'Mine' }))).toBeInTheDocument()
  await expectDrawn('--shadow-button', shadow)

  const { pathname, hash } = new URL(address)
  const app = await visit(pathname + hash)
  await expectDrawn('--bg', ground)
  await expectDrawn('--shadow-button', shadow)
  const bar = page.getByRole('status').filter({ hasText: 'somebody shared' })
  expect(await faultsIn(bar)).toEqual([])
  await app.restart()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument()
  expect([drawnValue('--bg') === ground, location.hash]).toEqual([false, ''])
  await app.restart(pathname + hash)
  await bar.getByRole('button', { name: text('themes.keep') }).click()
  await expect.element(bar).not.toBeInTheDocument()
  await expectDrawn('--shadow-button', shadow)
  await app.restart()
  await expectDrawn('--shadow-button', shadow)
  await expectDrawn('--bg', ground)
}
