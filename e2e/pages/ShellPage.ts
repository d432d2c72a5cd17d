import type { Locator, Page } from 'playwright-core'

import { label, textStart } from '../harness/text.ts'

/** The shell around every screen: the bar, the columns, signing out. */
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

  /** An entry may have a count behind its name. */
  async goTo(entry: Parameters<typeof label>[0]): Promise<void> {
    await this.navigation.getByRole('link', { name: textStart(entry) }).click()
  }

  /** Signs out by the account menu, with the confirmation if there is one. */
  async signOut(): Promise<void> {
    await this.account.click()
    await this.#page.getByRole('button', { name: label('signOut.action') }).click()
    const question = this.#page.getByRole('dialog', { name: label('signOut.title') })
    const confirm = question.getByRole('button', { name: label('signOut.action') })
    await confirm.or(this.loginHint).first().waitFor()
    if (await confirm.isVisible()) await confirm.click()
  }

  /** Opens the list of the browser's accounts, which a phone has behind its edge. */
  async openAccounts(): Promise<void> {
    const [list, menu] = [label('shell.accounts'), label('shell.openMenu')].map((name) => this.#page.getByRole('button', { name }))
    if (!list || !menu) throw new Error('Both have a button.')
    await list.or(menu).first().waitFor()
    if (await menu.isVisible()) await menu.click()
    await list.click()
    await this.#page.getByRole('menu', { name: label('shell.accounts') }).waitFor()
  }

  /** One of them in the open list. */
  accountItem(name: string): Locator {
    return this.#page.getByRole('menuitemradio').filter({ hasText: `@${name}@` })
  }

  async switchTo(name: string): Promise<void> {
    await this.openAccounts()
    await this.accountItem(name).click()
  }

  async addAccount(): Promise<void> {
    await this.openAccounts()
    await this.#page.getByRole('menuitem', { name: label('accounts.add') }).click()
    await this.#page.waitForURL((url) => url.pathname === '/login/add')
  }

  /** Signs out of the account on screen by the list, with the confirmation if there is one. */
  async signOutOf(name: string): Promise<void> {
    await this.openAccounts()
    await this.#page
      .getByRole('menuitem')
      .filter({ hasText: `@${name}@` })
      .click()
    await this.#page
      .getByRole('dialog', { name: label('signOut.title') })
      .getByRole('button', { name: label('signOut.action') })
      .click()
  }
}
