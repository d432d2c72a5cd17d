import type { Locator, Page } from 'playwright-core'

import { text, textWith } from '../harness/text.ts'

/** The choice of a server, where the client belongs to none. */
export class ServerPage {
  readonly heading: Locator
  readonly address: Locator
  readonly result: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.heading = page.getByRole('heading', { level: 1, name: text('servers.title') })
    this.address = page.getByRole('textbox', { name: text('servers.address') })
    this.result = page.getByRole('main').getByRole('status')
  }

  /** Types an address and looks for its server. */
  async find(address: string): Promise<void> {
    await this.address.fill(address)
    await this.address.press('Enter')
  }

  signInOn(host: string): Locator {
    return this.#page.getByRole('button', { name: textWith('servers.signIn', { host }), exact: true })
  }
}
