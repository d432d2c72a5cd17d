import type { Locator } from 'playwright-core'

import { text } from '../harness/text.ts'

/** The poll of a post. */
export class PollOnPage {
  /** Takes the focus after a vote. */
  readonly root: Locator
  readonly vote: Locator
  readonly results: Locator

  constructor(post: Locator) {
    this.results = post.getByRole('list', { name: text('poll.results') })
    this.root = this.results.locator('xpath=..')
    this.vote = post.getByRole('button', { name: text('poll.vote'), exact: true })
    this.#post = post
  }

  readonly #post: Locator

  choice(title: string): Locator {
    return this.#post.getByLabel(title, { exact: true })
  }

  /** From 0. */
  result(place: number): Locator {
    return this.results.getByRole('listitem').nth(place)
  }
}
