import type { Locator, Page } from 'playwright-core'

import { label } from '../harness/text.ts'
import { ShellPage } from './ShellPage.ts'

/** The settings of muting and hiding, in the preferences of a wide page. */
export class MutingPanel {
  readonly words: Locator
  readonly #page: Page
  readonly #window: Locator

  constructor(page: Page) {
    this.#page = page
    this.#window = page.getByRole('dialog', { name: label('shell.preferences') })
    this.words = this.#window.getByRole('textbox', { name: label('settings.muteWords') })
  }

  async open(): Promise<void> {
    await new ShellPage(this.#page).preferences.click()
    await this.#window.getByText(label('muting.title')).click()
  }

  flag(name: 'hideWordFilteredPosts' | 'hideMutedPosts' | 'hideFilteredStatuses' | 'muteBotStatuses'): Locator {
    return this.#window.getByRole('switch', { name: label(`settings.${name}`) })
  }

  async close(): Promise<void> {
    await this.#page.keyboard.press('Escape')
    await this.#window.waitFor({ state: 'detached' })
  }
}
