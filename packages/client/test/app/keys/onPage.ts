import { expect } from 'vitest'
import { page } from 'vitest/browser'

import { composerOf } from '../composer.ts'
import { text } from '../text.ts'
import { keyHelp, press, replyBox, screen, stand, type Tries } from './Walk.ts'

/** Effects of the keys that mean the same everywhere. */
export const onPage: Tries = {
  async n() {
    await stand()
    await press('n')
    await expect.element(composerOf('composer.label').text).toHaveFocus()
  },
  async Escape() {
    const there = await stand()
    await press('r')
    await expect.element(replyBox(there)).toHaveFocus()
    await press('Escape')
    await expect.element(there.root).toHaveFocus()
    await press('n')
    await expect.element(composerOf('composer.label').text).toHaveFocus()
    await press('Escape')
    await expect.element(screen('timeline.public')).toHaveFocus()
  },
  async '/'() {
    await stand()
    const bar = page.getByRole('banner')
    const opener = bar.getByRole('button', { name: text('search.title') })
    await expect.element(opener).toBeVisible()
    await press('/')
    await expect.element(bar.getByRole('searchbox', { name: text('search.field') })).toHaveFocus()
    await press('Escape')
    await expect.element(opener).toHaveFocus()
  },
  async '?'() {
    const there = await stand()
    await press('?')
    await expect.element(keyHelp()).toBeVisible()
    // The page behind the window hears no keys.
    await press('f', 'Escape')
    await expect.element(keyHelp()).not.toBeInTheDocument()
    await expect.element(there.root).toHaveFocus()
    await expect.element(there.favourite).toHaveAttribute('aria-pressed', 'false')
  },
}
