import type { Locator, Page } from 'playwright-core'

import { label } from '../harness/text.ts'
import { StatusCardPage } from './StatusCardPage.ts'

const paths = {
  home: '/main/friends',
  public: '/main/public',
  all: '/main/all',
  bookmarks: '/bookmarks',
} as const

/** A list of posts. */
export class TimelinePage {
  readonly posts: Locator
  readonly newPosts: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.posts = StatusCardPage.all(page)
    this.newPosts = page.getByRole('main').getByRole('button', { name: /new posts?/ })
  }

  open(timeline: keyof typeof paths): Promise<unknown> {
    return this.#page.goto(paths[timeline])
  }

  status(words: string | RegExp): StatusCardPage {
    return StatusCardPage.showing(this.#page, words)
  }

  heading(timeline: keyof typeof paths): Locator {
    return this.#page.getByRole('heading', { level: 1, name: label(`timeline.${timeline}`) })
  }
}
