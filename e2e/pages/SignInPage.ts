import type { Locator, Page } from 'playwright-core'

import type { Product } from '../harness/startProduct.ts'

/** The form with name and password. */
export class SignInPage {
  readonly name: Locator
  readonly password: Locator
  readonly submit: Locator
  readonly error: Locator
  /** The second factor, after the password. */
  readonly code: Locator
  readonly #page: Page
  readonly #product: Product

  constructor(page: Page, product: Product) {
    const main = page.getByRole('main')
    this.#page = page
    this.#product = product
    this.name = main.locator('input[autocomplete="username"]')
    this.password = main.locator('input[autocomplete="current-password"]')
    this.submit = main.locator('button[type="submit"]')
    this.error = main.getByRole('alert')
    this.code = main.locator('input[autocomplete="one-time-code"]')
  }

  open(): Promise<unknown> {
    return this.#page.goto(`${this.#product.origin}/login`)
  }

  async enter(name: string, password: string): Promise<void> {
    await this.name.fill(name)
    await this.password.fill(password)
    await this.submit.click()
  }

  async enterCode(code: string): Promise<void> {
    await this.code.fill(code)
    await this.submit.click()
  }

  /** Opens the form, signs in and waits until the way leads on. */
  async signIn(name: string): Promise<void> {
    await this.open()
    await this.enter(name, this.#product.passwordOf(name))
    await this.#page.waitForURL((url) => url.pathname !== '/login')
  }
}
