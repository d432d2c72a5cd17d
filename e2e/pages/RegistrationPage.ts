import type { Locator, Page } from 'playwright-core'

import type { Product } from '../harness/startProduct.ts'
import { text } from '../harness/text.ts'

/** The registration form. */
export class RegistrationPage {
  readonly heading: Locator
  readonly username: Locator
  readonly fullName: Locator
  readonly email: Locator
  readonly bio: Locator
  readonly password: Locator
  readonly confirmation: Locator
  readonly reason: Locator
  readonly captcha: Locator
  readonly image: Locator
  readonly token: Locator
  readonly submit: Locator
  /** The server's errors. */
  readonly errors: Locator
  readonly #page: Page
  readonly #product: Product

  constructor(page: Page, product: Product) {
    const main = page.getByRole('main')
    this.#page = page
    this.#product = product
    this.heading = main.getByRole('heading', { level: 1, name: text('registration.title') })
    this.username = main.locator('input[name="username"]')
    this.fullName = main.locator('input[name="name"]')
    this.email = main.locator('input[name="email"]')
    this.bio = main.locator('textarea[name="bio"]')
    this.password = main.locator('input[name="password"]')
    this.confirmation = main.locator('input[name="confirm"]')
    this.reason = main.locator('textarea[name="reason"]')
    this.captcha = main.locator('input[name="captcha"]')
    this.image = main.getByRole('button').filter({ has: page.locator('img') })
    this.token = main.locator('input[name="token"]')
    this.submit = main.getByRole('button', { name: text('registration.submit'), exact: true })
    this.errors = main.getByRole('alert').getByRole('listitem')
  }

  open(token?: string): Promise<unknown> {
    return this.#page.goto(`${this.#product.origin}/registration${token === undefined ? '' : `/${token}`}`)
  }

  /** Fills in the required fields. */
  async fill(username: string): Promise<void> {
    // The form for signing in, from which one comes, has a field for the name as well.
    await this.heading.waitFor()
    await this.username.fill(username)
    await this.fullName.fill(`${username} the new`)
    await this.email.fill(`${username}@mail.example`)
    await this.password.fill('on the pond')
    await this.confirmation.fill('on the pond')
  }

  /** Types the captcha's solution, which the server knows. */
  async solve(): Promise<void> {
    const { db } = this.#product.instance.context
    const { solution } = await db.selectFrom('captchas').select('solution').orderBy('expires_at', 'desc').executeTakeFirstOrThrow()
    await this.captcha.fill(solution)
  }
}
