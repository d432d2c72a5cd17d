import { useRef, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createInterfaceLanguage } from '#i18n/InterfaceLanguage.ts'
import { LanguageContext } from '#i18n/LanguageContext.ts'
import { text, textWith } from '#test/app/text.ts'
import { ColourWindow } from './ColourWindow.tsx'

afterEach(() => vi.unstubAllGlobals())

/**
 * @param open the result of a pick on the screen; none for a browser without an eyedropper
 * @param code the language of the window
 */
async function show(open?: () => Promise<{ readonly sRGBHex: string }>, code = 'en') {
  const language = createInterfaceLanguage(null)
  await language.choose(code)
  vi.stubGlobal(
    'EyeDropper',
    open &&
      class {
        open = open
      },
  )
  function Colour() {
    const anchor = useRef<HTMLButtonElement>(null)
    const [isOpen, setOpen] = useState(true)
    const [colour, setColour] = useState('#204060')
    return (
      <>
        <button ref={anchor} type="button">
          Colour
        </button>
        {isOpen && <ColourWindow anchor={anchor} label="Ground" value={colour} onColour={setColour} onClose={() => setOpen(false)} />}
        <button type="button">Next</button>
      </>
    )
  }
  await render(
    <LanguageContext value={language}>
      <Colour />
    </LanguageContext>,
  )
  return {
    pick: page.getByRole('button', { name: text('themeEditor.eyeDropper') }),
    code: page.getByRole('textbox', { name: text('themeEditor.hex') }),
  }
}

test('a colour is picked from the screen; a cancelled pick leaves the colour unchanged', async () => {
  const responses = [() => Promise.reject(new DOMException('Cancelled', 'AbortError')), async () => ({ sRGBHex: '#A03060' })]
  let asked = 0
  const { pick, code } = await show(() => responses[asked++]?.() ?? Promise.reject(new Error('Too often')))
  await pick.click()
  await expect.element(code).toHaveValue('#204060')
  expect(asked).toBe(1)
  await pick.click()
  await expect.element(code).toHaveValue('#a03060')
})

test('a browser without an eyedropper has no button for it', async () => {
  const { pick, code } = await show()
  await expect.element(code).toBeVisible()
  expect(pick.elements()).toEqual([])
})

test('the sliders name the value that they change, and the window closes when the focus leaves it', async () => {
  const { code } = await show()
  const dialog = page.getByRole('dialog')
  const plane = dialog.getByRole('slider', { name: textWith('themeEditor.saturation', { of: 'Ground' }) })
  await expect.element(plane).toHaveFocus()
  await expect.element(plane).toHaveAttribute('aria-valuetext', expect.stringMatching(/^67%, .*blue/))
  const hue = dialog.getByRole('slider', { name: textWith('themeEditor.hue', { of: 'Ground' }) })
  await expect.element(hue).toHaveAttribute('aria-valuetext', expect.stringMatching(/^210°, .*blue/))
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(code).not.toHaveValue('#204060')
  dialog
    .getByRole('button', { name: text('general.close') })
    .element()
    .focus()
  await userEvent.tab()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
})

test('the sliders of a language without names of colours have no English words', async () => {
  await show(undefined, 'eu')
  await expect.element(page.getByRole('slider').first()).toBeInTheDocument()
  const spoken = page
    .getByRole('slider')
    .elements()
    .map((slider) => [
      ...slider.getAttributeNames().filter((name) => name === 'aria-roledescription'),
      slider.getAttribute('aria-valuetext'),
    ])
  // One of the two sliders of the plane is hidden while the other has the focus.
  expect(spoken).toEqual([['67\u00A0%'], ['210°']])
})
