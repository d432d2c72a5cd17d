import type { Locator, Page } from 'playwright-core'

import { text, textStart } from '../harness/text.ts'
import { StatusCardPage } from './StatusCardPage.ts'

/** A conversation. */
export class ThreadPage {
  readonly heading: Locator
  readonly posts: Locator
  /** The post that was opened. */
  readonly focused: StatusCardPage
  readonly menu: Locator
  /** Leads from a branch to the whole conversation. */
  readonly whole: Locator
  readonly newReplies: Locator
  /** Leads to an own reply that landed out of sight. */
  readonly ownReply: Locator
  readonly missing: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    const main = page.getByRole('main')
    this.heading = page.getByRole('heading', { level: 1, name: text('thread.title') })
    this.posts = StatusCardPage.all(page)
    this.focused = new StatusCardPage(main.locator('article[data-focused]'))
    this.menu = main.getByRole('button', { name: text('thread.menu') })
    this.whole = main.getByRole('button', { name: textStart('thread.whole') })
    this.newReplies = main.getByRole('button', { name: /new repl/ })
    this.ownReply = main.getByRole('button', { name: text('thread.ownReply') })
    this.missing = main.locator('article[data-missing]')
  }

  async open(id: string): Promise<void> {
    await this.#page.goto(`/notice/${id}`)
  }

  status(words: string | RegExp): StatusCardPage {
    return StatusCardPage.showing(this.#page, words)
  }

  /** The line of a post with all that belongs to it, at its level. */
  line(words: string | RegExp): Locator {
    return this.#page.getByRole('main').locator('[data-level]').filter({ hasText: words }).first()
  }

  /** Chooses a line of the menu. */
  async choose(label: Parameters<typeof text>[0]): Promise<void> {
    await this.menu.click()
    await this.#page.getByRole('menu').getByText(text(label), { exact: true }).click()
  }

  /** First words of the posts in the document, in order, indented by level. */
  async outline(): Promise<string[]> {
    return this.#page
      .getByRole('main')
      .locator('[data-level]')
      .evaluateAll((lines) =>
        lines.map((line) => {
          const words =
            line.querySelector('[id^="content-"], [id^="folded-"], [id^="missing-"]')?.textContent ??
            line.querySelector('article')?.textContent
          return '-'.repeat(Number(line.getAttribute('data-level'))) + (words?.split('.')[0] ?? '')
        }),
      )
  }
}
