import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'

import { composerOf } from '../composer.ts'
import { dialog, goTo, post } from '../locators.ts'
import { text } from '../text.ts'
import {
  responded,
  asked,
  hidden,
  linked,
  linkedPage,
  pictured,
  plain,
  press,
  replyBox,
  screen,
  stand,
  standInTree,
  type Tries,
} from './Walk.ts'

/** Waits until a text has been announced. */
async function announced(id: Parameters<typeof text>[0]): Promise<void> {
  await expect.element(page.getByText(text(id)).first()).toBeInTheDocument()
}

/** Effects of the keys on the post in focus. */
export const onPost: Tries = {
  async o() {
    await stand()
    await press('o')
    await expect.element(screen('thread.title')).toHaveFocus()
  },
  async r() {
    const there = await stand()
    await press('r')
    await expect.element(replyBox(there)).toHaveFocus()
    await press('Escape', 'r')
    await expect.element(replyBox(there)).not.toBeInTheDocument()
  },
  async f() {
    const { favourite } = await stand()
    await press('f')
    await expect.element(favourite).toHaveAttribute('aria-pressed', 'true')
    await announced('keys.favourite.on')
    await press('f')
    await expect.element(favourite).toHaveAttribute('aria-pressed', 'false')
  },
  async b() {
    const { repeat } = await stand()
    await press('b')
    await expect.element(repeat).toHaveAttribute('aria-pressed', 'true')
    await press('b')
    await expect.element(repeat).toHaveAttribute('aria-pressed', 'false')
  },
  async q() {
    const there = await stand()
    await press('q')
    await expect.element(composerOf('composer.quoteLabel').text).toHaveFocus()
    await press('Escape', 'r')
    await expect.element(composerOf('composer.replyLabel').text).toHaveFocus()
    await press('Escape', 'r')
    await expect.element(replyBox(there)).not.toBeInTheDocument()
  },
  async d({ server }) {
    await stand()
    await press('d')
    await announced('keys.bookmark.on')
    await server.settled()
    await goTo('timeline.bookmarks')
    await expect.element(screen('timeline.bookmarks')).toBeVisible()
    await expect.element(post(plain).content).toBeVisible()
  },
  async e() {
    const pills = (await stand(responded)).root.css('[data-reaction]')
    await press('e')
    await expect.element(pills.nth(0)).toHaveFocus()
    await press('+')
    await expect.element(pills.nth(1)).toHaveFocus()
    await press(' ')
    await expect.element(pills.nth(1)).toHaveAttribute('aria-pressed', 'true')
    // From the last one back to the first.
    await press('e')
    await expect.element(pills.nth(0)).toHaveFocus()
    await stand()
    await press('e')
    await announced('keys.absent')
  },
  async v() {
    const { root } = await stand(asked)
    const choice = (title: string) => root.getByLabelText(title, { exact: true })
    await expect.element(choice('Silver')).toBeVisible()
    await expect.element(root.getByRole('group', { name: text('poll.chooseOne') })).toHaveAccessibleDescription(asked)
    await press('v', 'v')
    await expect.element(choice('Yellow')).toHaveFocus()
    await press(' ', 'Enter')
    const results = root.getByRole('list', { name: text('poll.results') })
    await expect.element(results.getByRole('listitem').nth(1)).toHaveTextContent('100%')
  },
  async x() {
    const { content } = await stand('Eels')
    await expect.element(content).not.toHaveTextContent(hidden)
    await press('x')
    await expect.element(content).toHaveTextContent(hidden)
    await press('x')
    await expect.element(content).not.toHaveTextContent(hidden)
  },
  async m({ app }) {
    await stand(pictured)
    const viewer = dialog(text('viewer.title'))
    await press('m')
    await expect.element(viewer).toBeVisible()
    await press('Escape')
    // It is on the screen until it has faded, which takes a moment of the clock.
    await app.advance(1000)
    await expect.element(viewer).not.toBeInTheDocument()
  },
  async l() {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    await stand(linked)
    await press('l')
    await expect.poll(() => open.mock.calls.map(([address]) => address)).toEqual([linkedPage])
    open.mockRestore()
  },
  async u() {
    await stand()
    await press('u')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Bob' })).toHaveFocus()
  },
  async ArrowRight(walk) {
    await standInTree(walk)
    await press('ArrowRight')
    await expect.element(post('By the weir').root).toHaveFocus()
  },
  async ArrowLeft(walk) {
    const { content } = await standInTree(walk)
    await press('ArrowLeft')
    await expect.element(content).not.toBeInTheDocument()
    await expect.poll(() => document.querySelector('article:focus')?.textContent).toContain('Bob')
  },
}
