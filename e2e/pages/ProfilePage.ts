import type { Locator, Page } from 'playwright-core'

import { label } from '../harness/text.ts'
import { StatusCardPage } from './StatusCardPage.ts'

/** A profile: the account and its posts. */
export class ProfilePage {
  readonly name: Locator
  readonly follow: Locator
  readonly following: Locator
  /** Opens the menu on the person. */
  readonly more: Locator
  readonly #page: Page

  constructor(page: Page) {
    const main = page.getByRole('main')
    this.#page = page
    this.name = main.getByRole('heading', { level: 1 })
    this.follow = main.getByRole('button', { name: label('profile.follow'), exact: true })
    this.following = main.getByRole('button', { name: label('profile.following'), exact: true })
    this.more = main.getByRole('button', { name: label('profile.more') })
  }

  open(name: string): Promise<unknown> {
    return this.#page.goto(`/${name}`)
  }

  status(words: string | RegExp): StatusCardPage {
    return StatusCardPage.showing(this.#page, words)
  }
}
