import type { Locator, Page } from 'playwright-core'

import { label } from '../harness/text.ts'

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
    this.navigation = page.getByRole('navigation', { name: label('nav.label') })
    this.loginHint = page.getByRole('link', { name: label('shell.loginHint') })
    this.notifications = page.getByRole('complementary', { name: label('shell.notifications') })
    this.account = page.getByRole('button', { name: label('shell.account') })
    this.preferences = page.getByRole('button', { name: label('shell.preferences') })
  }

  async goTo(entry: Parameters<typeof label>[0]): Promise<void> {
    await this.navigation.getByRole('link', { name: label(entry) }).click()
  }

  /** Leaves by the account menu, through the question where it is asked. */
  async signOut(): Promise<void> {
    await this.account.click()
    await this.#page.getByRole('button', { name: label('signOut.action') }).click()
    const question = this.#page.getByRole('dialog', { name: label('signOut.title') })
    const confirm = question.getByRole('button', { name: label('signOut.action') })
    await confirm.or(this.loginHint).first().waitFor()
    if (await confirm.isVisible()) await confirm.click()
  }
}
