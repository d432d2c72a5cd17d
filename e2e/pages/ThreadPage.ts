import type { Locator, Page } from 'playwright-core'

import { label } from '../harness/text.ts'
import { StatusCard } from './StatusCard.ts'

/** A conversation. */
export class ThreadPage {
  readonly heading: Locator
  readonly posts: Locator
  /** The post that was opened. */
  readonly focused: StatusCard
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.heading = page.getByRole('heading', { level: 1, name: label('thread.title') })
    this.posts = StatusCard.all(page)
    this.focused = new StatusCard(page.getByRole('main').locator('article[data-focused]'))
  }

  status(words: string | RegExp): StatusCard {
    return StatusCard.showing(this.#page, words)
  }
}
