import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { dialog, post } from '../locators.ts'
import { text } from '../text.ts'
import { focus, linked, plain, press, stand, type Tries } from './Walk.ts'

/** Whether the middle of the element is in the window, and under nothing that sticks to its edges. */
function isInSight(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  const there = document.elementFromPoint(x + width / 2, y + height / 2)
  return there !== null && (element.contains(there) || there.contains(element))
}

const focusIn = (selector: string) => document.querySelectorAll(`${selector} :focus`).length

/** Effects of the keys that move through posts. */
export const moving: Tries = {
  async j() {
    await stand()
    await press('j')
    await expect.element(post('Eels').root).toHaveFocus()
    // Moves through more posts than are rendered at once, each below sticky headers with the focus never lost.
    for (let n = 0; n < 25; n += 1) {
      await press('j')
      await expect.poll(() => document.querySelectorAll('article[data-status]:focus').length).toBe(1)
    }
    const time = () => document.querySelector('article:focus [id^="time-"]')
    await expect.poll(() => isInSight(time() ?? document.body)).toBe(true)
  },
  async k() {
    await stand('Eels')
    await press('k')
    await expect.element(post(plain).root).toHaveFocus()
  },
  async '.'({ bob }) {
    await stand(linked)
    scrollTo(0, 600)
    await bob.post('Just arrived')
    await expect.element(page.getByRole('main').getByRole('button', { name: /new posts?/ })).toBeVisible()
    await press('.')
    await expect.element(post('Just arrived').content).toBeInViewport()
    await expect.element(post('Just arrived').root).toHaveFocus()
  },
  async PageDown() {
    await stand()
    await press('PageDown')
    await expect.element(post('Eels').root).toHaveFocus()
  },
  async PageUp() {
    await stand('Eels')
    await press('PageUp')
    await expect.element(post(plain).root).toHaveFocus()
  },
  async 'Ctrl+End'() {
    await stand()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect.poll(() => focusIn('main [role=feed]')).toBe(0)
    expect(focusIn('body')).toBe(1)
  },
  async 'Ctrl+Home'() {
    await stand()
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await expect.poll(() => focusIn('main [role=feed]')).toBe(0)
    expect(focusIn('main')).toBe(1)
  },
  async 'Shift+Tab'({ server }) {
    await stand('Eels')
    await server.settled()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(post(plain).root).toHaveFocus()
  },
  async 'Alt+ArrowDown'({ app }) {
    const { author } = await stand()
    focus(author)
    await expect.element(author).toHaveAttribute('aria-keyshortcuts', 'Alt+ArrowDown')
    await app.advance(1000)
    const card = dialog(text('popover.account'))
    await expect.element(card).toBeVisible()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(card.css(':focus')).toHaveLength(1)
    await press('Escape')
    await expect.element(card).not.toBeInTheDocument()
    await expect.element(author).toHaveFocus()
  },
}
