import type { Locator, Page } from 'playwright-core'

import { text } from '../harness/text.ts'

/** The list of keys. */
export class KeyHelpPage {
  readonly root: Locator
  readonly close: Locator

  constructor(page: Page) {
    this.root = page.getByRole('dialog', { name: text('keys.title') })
    this.close = this.root.getByRole('button', { name: text('general.close') })
  }
}
