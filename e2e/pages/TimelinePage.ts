import type { Locator, Page } from 'playwright-core'

import { label } from '../harness/text.ts'
import { StatusCard } from './StatusCard.ts'

const paths = {
  home: '/main/friends',
  public: '/main/public',
  all: '/main/all',
  bubble: '/main/bubble',
  bookmarks: '/bookmarks',
  direct: '/users/ada/dms',
} as const

/** A list of posts. */
export class TimelinePage {
  readonly posts: Locator
  readonly newPosts: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.posts = StatusCard.all(page)
    this.newPosts = page.getByRole('main').getByRole('button', { name: /new posts?/ })
  }

  open(timeline: keyof typeof paths): Promise<unknown> {
    return this.#page.goto(paths[timeline])
  }

  status(words: string | RegExp): StatusCard {
    return StatusCard.showing(this.#page, words)
  }

  heading(timeline: keyof typeof paths): Locator {
    return this.#page.getByRole('heading', { level: 1, name: label(`timeline.${timeline}`) })
  }
}
