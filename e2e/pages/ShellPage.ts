import type { Locator, Page } from 'playwright-core'

import { text } from '../harness/text.ts'

/** What stands around every screen: the bar, the columns, the way out. */
export class ShellPage {
  readonly navigation: Locator
  readonly loginHint: Locator
  readonly notifications: Locator
  readonly account: Locator
  readonly preferences: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.navigation = page.getByRole('navigation', { name: text('nav.label') })
    this.loginHint = page.getByRole('link', { name: text('shell.loginHint') })
    this.notifications = page.getByRole('complementary', { name: text('shell.notifications') })
    this.account = page.getByRole('button', { name: text('shell.account') })
    this.preferences = page.getByRole('button', { name: text('preferences.title') })
  }

  async goTo(label: Parameters<typeof text>[0]): Promise<void> {
    await this.navigation.getByRole('link', { name: text(label) }).click()
  }

  /** Leaves by the account menu, through the question where it is asked. */
  async signOut(): Promise<void> {
    await this.account.click()
    await this.#page.getByRole('button', { name: text('signOut.action') }).click()
    const question = this.#page.getByRole('dialog', { name: text('signOut.title') })
    const confirm = question.getByRole('button', { name: text('signOut.action') })
    await confirm.or(this.loginHint).first().waitFor()
    if (await confirm.isVisible()) await confirm.click()
  }
}
