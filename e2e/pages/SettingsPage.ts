import type { Locator, Page } from 'playwright-core'

import { text } from '../harness/text.ts'

/** The dialog of all settings, at one of its tabs. */
export class SettingsPage {
  readonly window: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.window = page.getByRole('dialog').first()
  }

  /** @param place as in the address: `profile`, `security/mfa` */
  async open(place: string): Promise<void> {
    await this.#page.goto(`/lists#settings/${place}`)
    await this.window.getByRole('heading', { level: 3 }).first().waitFor()
  }

  section(title: Parameters<typeof text>[0]): Locator {
    return this.window.getByRole('region', { name: text(title), exact: true })
  }
}
