import type { Locator, Page } from 'playwright-core'

import { label, textStart } from '../harness/text.ts'

/** One post, on any screen. */
export class StatusCardPage {
  readonly root: Locator
  readonly author: Locator
  readonly content: Locator
  /** The line that opens and folds the conversation between the posts of a feed. */
  readonly conversation: Locator
  readonly time: Locator
  readonly reply: Locator
  readonly repeat: Locator
  readonly favourite: Locator
  readonly react: Locator
  readonly menu: Locator
  readonly error: Locator
  /** Shows a muted post, and mutes it again. */
  readonly show: Locator
  readonly muteAgain: Locator

  constructor(root: Locator) {
    this.root = root
    this.author = root.locator('header').getByRole('link').first()
    this.content = root.locator('[id^="content-"]')
    this.conversation = root.locator('p > [aria-expanded]').first()
    this.time = root.locator('a[id^="time-"]')
    // Dialogs that a post opens have buttons with the same names.
    const actions = root.getByRole('group', { name: label('status.actions') })
    this.reply = actions.getByRole('button', { name: textStart('status.reply') })
    this.repeat = actions.getByRole('button', { name: textStart('status.repeat') })
    this.favourite = actions.getByRole('button', { name: textStart('status.favourite') })
    this.react = actions.getByRole('button', { name: label('status.react') })
    this.menu = root.getByRole('button', { name: label('status.more') })
    this.error = root.getByRole('alert')
    this.show = root.getByRole('button', { name: label('verdict.show') })
    this.muteAgain = root.getByRole('button', { name: label('verdict.again') })
  }

  /** The first post in the main column that shows these words. */
  static showing(page: Page, words: string | RegExp): StatusCardPage {
    return new StatusCardPage(StatusCardPage.all(page).filter({ hasText: words }).first())
  }

  /** Every post of the main column. */
  static all(page: Page): Locator {
    return page.getByRole('main').locator('article[data-status]')
  }
}
