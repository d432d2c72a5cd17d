import type { Locator, Page } from 'playwright-core'

import { label } from '../harness/text.ts'

/** Actions and posts that wait for the network: the bar that counts them, and the list behind it. */
export class OutboxPage {
  /** Opens the list; there while something waits. */
  readonly show: Locator
  readonly list: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.show = page.getByRole('button', { name: label('outbox.show') })
    this.list = page.getByRole('dialog', { name: label('outbox.title') })
  }

  /** Names of the stored entries. */
  stored(): Promise<readonly string[]> {
    return this.#page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('rookery.outbox:') && !key.endsWith(':turn')))
  }
}
