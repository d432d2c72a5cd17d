import type { Locator, Page } from 'playwright-core'

import { label } from '../harness/text.ts'
import { StatusCard } from './StatusCard.ts'

/** A person: who they are and what they post. */
export class ProfilePage {
  readonly name: Locator
  readonly follow: Locator
  readonly following: Locator
  readonly #page: Page

  constructor(page: Page) {
    const main = page.getByRole('main')
    this.#page = page
    this.name = main.getByRole('heading', { level: 1 })
    this.follow = main.getByRole('button', { name: label('profile.follow'), exact: true })
    this.following = main.getByRole('button', { name: label('profile.following'), exact: true })
  }

  open(name: string): Promise<unknown> {
    return this.#page.goto(`/${name}`)
  }

  status(words: string | RegExp): StatusCard {
    return StatusCard.showing(this.#page, words)
  }
}
