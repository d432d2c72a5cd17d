import { useRef, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { text } from '#test/app/text.ts'
import { ColourWindow } from './ColourWindow.tsx'

afterEach(() => vi.unstubAllGlobals())

/** @param open the result of a pick on the screen; none for a browser without an eyedropper */
async function show(open?: () => Promise<{ readonly sRGBHex: string }>) {
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
  await render(<Colour />)
  return {
    pick: page.getByRole('button', { name: text('themeEditor.eyeDropper') }),
    code: page.getByRole('textbox', { name: text('themeEditor.hex') }),
  }
}

test('a colour is picked from the screen; one that is not picked leaves the colour as it is', async () => {
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
  const plane = dialog.getByRole('slider').first()
  await expect.element(plane).toHaveFocus()
  await expect.element(plane).toHaveAttribute('aria-valuetext', expect.stringContaining('Saturation'))
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
