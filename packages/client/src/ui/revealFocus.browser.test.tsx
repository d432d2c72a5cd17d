import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { revealFocus } from './revealFocus.ts'

test('a focused control that is cut or lies in the scroll padding is scrolled into view, unless it sticks there or is being pressed', async () => {
  const size = { display: 'block', boxSizing: 'border-box', blockSize: 40, inlineSize: 100, margin: 0 } as const
  await render(
    <div data-testid="box" style={{ blockSize: 100, overflow: 'auto', scrollPaddingBlockEnd: 30 }} onFocus={revealFocus}>
      <button type="button" style={size}>
        First
      </button>
      <input style={size} aria-label="Second" />
      <textarea style={{ ...size, blockSize: 90 }} aria-label="Tall" />
      <button type="button" style={size}>
        Last
      </button>
      <div data-sticks-to-end="" style={{ position: 'sticky', insetBlockEnd: 0 }}>
        <button type="button" style={{ ...size, blockSize: 20 }}>
          Save
        </button>
      </div>
    </div>,
  )
  const box = page.getByTestId('box').element()
  /** The scroll position after an element is focused that the browser leaves in place. */
  const after = async (name: string, from: number) => {
    box.scrollTop = from
    await userEvent.keyboard('{Shift}')
    const control = page.getByRole(name === 'Tall' || name === 'Second' ? 'textbox' : 'button', { name })
    ;(control.element() as HTMLElement).focus({ preventScroll: true })
    await expect.element(control).toHaveFocus()
    return box.scrollTop
  }
  expect(await after('First', 10)).toBe(0)
  expect(await after('Second', 0)).toBe(10)
  expect(await after('Tall', 20)).toBe(20)
  expect(await after('Save', 20)).toBe(20)

  // The driver scrolls before it presses.
  box.addEventListener('mousedown', () => (box.scrollTop = 0), { once: true })
  await page.getByRole('textbox', { name: 'Second' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Second' })).toHaveFocus()
  expect(box.scrollTop).toBe(0)
})
